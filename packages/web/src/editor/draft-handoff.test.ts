import { describe, expect, it } from 'vitest';
import { createDraftHandoff } from './draft-handoff.ts';

describe('a draft handoff', () => {
  it('is found by the page of that content only, as it is then, until it is cleared', () => {
    const carried = createDraftHandoff<string>();
    expect(carried.peek(1)).toBeNull();
    let board = 'board';
    carried.leave(1, () => board);
    expect([carried.peek(1), carried.peek(2)]).toEqual(['board', null]);
    board = 'board, played on';
    expect(carried.peek(1)).toBe('board, played on');
    carried.clear();
    expect(carried.peek(1)).toBeNull();
  });
});
