import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createAlbumDraftSaver, saveChanges } from './album-draft-saver.ts';

const original = { original: new Blob(['original']) };
const prepared = { file: new Blob(['prepared']), thumbnail: new Blob(['small']) };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A fake device whose storage can be full, with a draft that may be empty. */
function device() {
  let hasRoom = true;
  let draft: object | null = { name: 'x' };
  const calls: string[] = [];
  const journalled: string[] = [];
  const answer = (call: string) => async () => {
    calls.push(call);
    return hasRoom;
  };
  const drafts = {
    saveFields: answer('save'),
    journalPending: () => void journalled.push('journal'),
    saveFile: answer('file'),
    removeFiles: async () => true,
    clear: answer('clear'),
  };
  return {
    keeper: createAlbumDraftSaver(drafts, () => draft),
    calls,
    journalled,
    fill: () => (hasRoom = false),
    empty: () => (hasRoom = true),
    clearDraft: () => (draft = null),
  };
}

/** Runs the timers until pending writes have settled. */
const settle = () => vi.advanceTimersByTimeAsync(1_000);

test('all is kept until something finds no room', async () => {
  const { keeper, fill } = device();
  keeper.allow();
  await keeper.saveFile('a', original);
  expect(keeper.state.getState()).toBe('kept');

  fill();
  await keeper.saveFile('b', original);
  expect(keeper.state.getState()).toBe('not_kept');
});

test('a prepared file that finds no room leaves its original on the device', async () => {
  const { keeper, fill } = device();
  keeper.allow();
  await keeper.saveFile('a', original);
  keeper.found(['b']);
  fill();

  await keeper.saveFile('a', prepared);
  await keeper.saveFile('b', prepared);

  expect(keeper.state.getState()).toBe('kept');
});

test('all is kept again once the smaller file fits, or once what did not fit was taken out', async () => {
  const { keeper, fill, empty } = device();
  keeper.allow();
  fill();
  await keeper.saveFile('a', original);
  await keeper.saveFile('b', original);

  empty();
  await keeper.saveFile('a', prepared);
  expect(keeper.state.getState()).toBe('not_kept');
  await keeper.removeFiles(new Set(['b']));

  expect(keeper.state.getState()).toBe('kept');
});

test('fields that find no room are told, until they are saved', async () => {
  const { keeper, fill, empty } = device();
  keeper.allow();
  fill();
  keeper.save();
  await settle();
  expect(keeper.state.getState()).toBe('not_kept');

  empty();
  keeper.schedule();
  await settle();

  expect(keeper.state.getState()).toBe('kept');
});

test('a form with nothing in it is cleared away, and nothing of it is lost on a full device', async () => {
  const { keeper, calls, fill, clearDraft } = device();
  keeper.allow();
  clearDraft();
  fill();
  keeper.save();
  await settle();

  expect(calls).toEqual(['clear']);
  expect(keeper.state.getState()).toBe('kept');
});

test('nothing is written over a draft that was found before the person has chosen', async () => {
  const { keeper, calls } = device();
  keeper.schedule();
  keeper.save();
  await keeper.saveFile('a', original);
  await settle();
  expect(calls).toEqual([]);
});

test('changes are written together, at once when the page goes, and not any more once the album is made', async () => {
  const { keeper, calls, journalled } = device();
  keeper.allow();
  keeper.schedule();
  keeper.schedule();
  await settle();
  expect([calls, journalled]).toEqual([['save'], []]);

  keeper.schedule();
  keeper.flush();
  keeper.flush();
  expect(calls).toEqual(['save', 'save']);
  expect(journalled).toHaveLength(2);

  keeper.schedule();
  await keeper.discard();
  await settle();
  expect(calls).toEqual(['save', 'save', 'clear']);
});

test('a longer list and the key of a call that begins are written at once, what is typed soon after or as the page goes', async () => {
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
  const { keeper, calls } = device();
  keeper.allow();
  const queue = {
    images: createStore<readonly string[]>(() => []),
    sending: createStore(() => ({ keys: {}, sent: 0 })),
  };
  const form = createStore(() => '');
  const stop = saveChanges(keeper, queue, [form]);
  const saves = () => calls.splice(0).length;

  queue.images.setState(['a'], true);
  expect(saves()).toBe(1);
  queue.sending.setState({ keys: { a: 'k' } });
  expect(saves()).toBe(1);

  form.setState('Va', true);
  queue.sending.setState({ sent: 0.5 });
  queue.images.setState(['b'], true);
  expect(saves()).toBe(0);
  await settle();
  expect(saves()).toBe(1);

  form.setState('Vacances', true);
  window.dispatchEvent(new Event('pagehide'));
  expect(saves()).toBe(1);
  form.setState('Vacances à la mer', true);
  stop();
  expect(saves()).toBe(1);
  form.setState('', true);
  await settle();
  expect(saves()).toBe(0);
});
