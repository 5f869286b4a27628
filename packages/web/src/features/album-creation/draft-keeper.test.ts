import { expect, test } from 'vitest';
import { EMPTY_FORM } from './album-form.ts';
import { toDraft } from './draft.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { NOT_SUBMITTED } from './submission.ts';

const original = { original: new Blob(['original']) };
const prepared = { file: new Blob(['prepared']), thumbnail: new Blob(['small']) };
const draft = toDraft({ ...EMPTY_FORM, name: 'x' }, NOT_SUBMITTED, 0);

/** A device that has room, or not. */
function device() {
  let hasRoom = true;
  const answer = async () => hasRoom;
  return {
    keeper: createDraftKeeper({ saveFields: answer, saveFile: answer, removeFiles: async () => true }),
    fill: () => (hasRoom = false),
    empty: () => (hasRoom = true),
  };
}

test('all is kept until something finds no room', async () => {
  const { keeper, fill } = device();
  await keeper.saveFile('a', original);
  expect(keeper.state.getState()).toBe('kept');

  fill();
  await keeper.saveFile('b', original);
  expect(keeper.state.getState()).toBe('not_kept');
});

test('a prepared file that finds no room leaves its original on the device', async () => {
  const { keeper, fill } = device();
  await keeper.saveFile('a', original);
  keeper.found(['b']);
  fill();

  await keeper.saveFile('a', prepared);
  await keeper.saveFile('b', prepared);

  expect(keeper.state.getState()).toBe('kept');
});

test('all is kept again once the smaller file fits, or once what did not fit was taken out', async () => {
  const { keeper, fill, empty } = device();
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
  fill();
  await keeper.saveFields(draft);
  expect(keeper.state.getState()).toBe('not_kept');

  empty();
  await keeper.saveFields(draft);

  expect(keeper.state.getState()).toBe('kept');
});
