import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftWriter, type DraftStatus } from './draft-writer.ts';
import type { DraftWrite } from './page-drafts.ts';

function setUp(write: (value: string) => DraftWrite = () => 'saved') {
  const written: string[] = [];
  const statuses: DraftStatus[] = [];
  const page = new EventTarget();
  const writer = createDraftWriter<string>({
    delayMs: 5_000,
    page,
    write(value) {
      written.push(value);
      return write(value);
    },
    onStatus: (status) => void statuses.push(status),
  });
  return { writer, written, statuses, page };
}

describe('a draft writer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('TL-63: writes the last state 5 s after the first change, however many follow', () => {
    const { writer, written, statuses } = setUp();
    writer.change('a');
    vi.advanceTimersByTime(4_000);
    writer.change('b');
    expect(written).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(written).toEqual(['b']);
    expect(statuses).toEqual(['pending', 'pending', 'saved']);
  });

  it('writes again after later changes, and nothing when nothing changed', () => {
    const { writer, written } = setUp();
    writer.change('a');
    vi.advanceTimersByTime(20_000);
    writer.change('b');
    vi.advanceTimersByTime(5_000);
    expect(written).toEqual(['a', 'b']);
  });

  it.each(['pagehide', 'visibilitychange'])('TL-63: writes at once on %s', (event) => {
    const { writer, written, page } = setUp();
    writer.change('a');
    page.dispatchEvent(new Event(event));
    expect(written).toEqual(['a']);
    vi.advanceTimersByTime(10_000);
    expect(written).toEqual(['a']);
  });

  it.each(['failed', 'aside'] as const)('says so when the draft is %s', (how) => {
    const { writer, statuses } = setUp(() => how);
    writer.change('a');
    writer.flush();
    expect(statuses.at(-1)).toBe(how);
  });

  it('TL-28, TL-63: forgets what waits when the work was saved', () => {
    const { writer, written, statuses } = setUp();
    writer.change('a');
    writer.discard();
    vi.advanceTimersByTime(10_000);
    expect(written).toEqual([]);
    expect(statuses.at(-1)).toBe('none');
  });

  it('writes what waits when it is closed, and stops listening', () => {
    const { writer, written, page } = setUp();
    writer.change('a');
    writer.close();
    expect(written).toEqual(['a']);
    writer.change('b');
    page.dispatchEvent(new Event('pagehide'));
    expect(written).toEqual(['a']);
  });
});
