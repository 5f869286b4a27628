import { describe, expect, it } from 'vitest';
import type { DraftOwnership } from '../storage/drafts/versioned-draft.ts';
import { createDraftOptions } from './draft-options.ts';
import type { EditorKind, EditorParts } from './editor-kind.ts';

type State = EditorParts['state'] & { readonly work: string };
type Parts = EditorParts & { state: State };

const DETAILS = { name: 'A', description: '', private: false };
const STATE: State = { details: DETAILS, savedAs: null, clean: { details: DETAILS }, said: '', work: 'none' };
const SAVED = { ...STATE, savedAs: { id: 7, version: 1 } };
const PLACE = { owner: 5, userKey: 'lina', albumId: 3, selection: [] };

const getOptions = (draft: Partial<EditorKind<Parts>['draft']> = {}, place: DraftOwnership = PLACE) =>
  createDraftOptions<Parts>(
    {
      name: 'ranking',
      finish: { toPicture: () => null, imagesOf: () => [101] },
      isDirty: ({ work }) => work !== 'none',
      draft: {
        delayMs: 1,
        hasChanged: (state, before) => state.work !== before.work,
        toStored: ({ work }, { albumId }, now) => [work, albumId, now],
        parse: () => null,
        imagesOf: () => [],
        describe: () => ({ title: '', worth: '', savedAt: 0 }),
        question: () => '',
        resume: (_, start) => start,
        ...draft,
      },
    },
    place,
  );

describe('the draft of an editor', () => {
  it('is that of its album, and of its own once it was saved: both go when it is forgotten', () => {
    const own = { owner: 5, kind: 'ranking', subject: { content: 7 } };
    const ofAlbum = { owner: 5, kind: 'ranking', subject: { album: 3 } };
    const options = getOptions();
    expect(options.getName(STATE)).toEqual(ofAlbum);
    expect(options.getName(SAVED)).toEqual(own);
    expect(options.namesOf(SAVED)).toEqual([own, ofAlbum]);
  });

  it('is written when the work or the details change, not when something is only said', () => {
    const { hasChanged } = getOptions();
    expect(hasChanged({ ...STATE, work: 'some' }, STATE)).toBe(true);
    expect(hasChanged({ ...STATE, details: { ...DETAILS } }, STATE)).toBe(true);
    expect(hasChanged({ ...STATE, said: 'Annulé.' }, STATE)).toBe(false);
  });

  it('is written after a save for what was done meanwhile, and only then', () => {
    const { hasChanged } = getOptions();
    expect(hasChanged(SAVED, STATE)).toBe(false);
    expect(hasChanged({ ...SAVED, work: 'some' }, { ...STATE, work: 'some' })).toBe(true);
  });

  it('is written at once where the kind says so, but for what is typed', () => {
    const { isUrgent } = getOptions({ isUrgent: true });
    expect(isUrgent?.({ ...STATE, work: 'some' }, STATE)).toBe(true);
    expect(isUrgent?.({ ...STATE, details: { ...DETAILS } }, STATE)).toBe(false);
    expect(getOptions().isUrgent?.({ ...STATE, work: 'some' }, STATE)).toBe(false);
  });

  it('is stored as the kind says, for its place', () => {
    expect(getOptions().toStored({ ...STATE, work: 'some' }, 9)).toEqual(['some', 3, 9]);
  });

  it('keeps of the album what its picture needs, while it was never saved, and not where there is no room', () => {
    const options = getOptions(
      { toStored: ({ work }) => ({ work }) },
      {
        ...PLACE,
        album: {
          name: 'Bêtes',
          author: { username: 'Lina' },
          images: [101, 102].map((id) => ({
            id,
            name: `Image ${id}`,
            path_image: null,
            width: 4,
            height: 3,
          })),
        },
      },
    );
    expect(options.toStored(STATE, 0)).toEqual({
      work: 'none',
      album: { name: 'Bêtes', author: 'Lina', images: [[101, 'Image 101', null, 4, 3]] },
    });
    expect(options.toStored(SAVED, 0)).toEqual({ work: 'none' });
    expect(options.toLeast(STATE, 0)).toEqual({ work: 'none' });
  });
});
