import { CONTENT_KINDS } from '@palmares/core/content-kind';
import { CONTENT_ENDPOINTS, nameContentCalls } from '@palmares/core/contract/content-endpoints';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { expect, test } from 'vitest';
import { CONTENT_OPERATIONS, PUBLISHED_KINDS, type PublishedKinds } from './kinds.ts';

const FRAME = { title: 'Titre', origin: 'par Ada', site: 'example.org' };
const NOTHING = { groups: [], champion: null, beaten: [] };

test('the registry does not compile without an entry for each kind', () => {
  const { tierlist, tournament } = PUBLISHED_KINDS;
  // @ts-expect-error: rankings are missing.
  const incomplete: PublishedKinds = { tierlist, tournament };

  expect(Object.keys(PUBLISHED_KINDS)).toEqual(CONTENT_KINDS);
  expect(incomplete).not.toHaveProperty('ranking');
});

test.each(CONTENT_KINDS)(
  'BU-54: the entry of %s draws its own kind and describes the calls of its kind',
  (kind) => {
    const calls = Object.keys(nameContentCalls(kind, CONTENT_ENDPOINTS[kind]));

    expect(PUBLISHED_KINDS[kind].toPicture(FRAME, NOTHING)).toMatchObject({ kind, ...FRAME });
    expect(calls).toHaveLength(6);
    for (const call of calls) {
      expect(CONTENT_OPERATIONS).toHaveProperty(call);
      expect(ENDPOINTS).toHaveProperty(call);
    }
  },
);
