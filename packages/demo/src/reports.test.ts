import { checkReport } from '@palmares/core/report/check-report';
import { expect, it } from 'vitest';
import { DEMO_ALBUMS } from './catalogue.ts';
import { DEMO_RANKINGS } from './rankings.ts';
import { DEMO_REPORTS, type DemoReport } from './reports.ts';
import { DEMO_TIERLISTS } from './tierlists.ts';
import { DEMO_TOURNAMENTS } from './tournaments.ts';
import { DEMO_USERS } from './users.ts';

const CONTENTS = { tierlist: DEMO_TIERLISTS, tournament: DEMO_TOURNAMENTS, ranking: DEMO_RANKINGS };

/** Returns undefined for anything missing or not public. */
function getAuthor({ thing }: DemoReport): string | undefined {
  if (thing.kind !== 'image') {
    const contents: readonly { slug: string; author: string; private: boolean }[] = CONTENTS[thing.kind];
    return contents.find(({ slug, private: isPrivate }) => slug === thing.slug && !isPrivate)?.author;
  }
  const album = DEMO_ALBUMS.find(({ slug, status }) => slug === thing.album && status === 'public');
  return album?.images.some(({ icon }) => icon === thing.icon) ? album.author : undefined;
}

it('is of three things, one of which two people have reported', () => {
  expect(new Set(DEMO_REPORTS.map(({ slug }) => slug)).size).toBe(DEMO_REPORTS.length);
  expect(new Set(DEMO_REPORTS.map(({ thing }) => JSON.stringify(thing))).size).toBe(3);
  expect(DEMO_REPORTS.length).toBe(4);
});

it.each(DEMO_REPORTS)('$slug could have been sent: by somebody, of what another one has made', (report) => {
  expect(DEMO_USERS.map(({ slug }) => slug)).toContain(report.reporter);
  expect(getAuthor(report)).toBeDefined();
  expect(getAuthor(report)).not.toBe(report.reporter);
  expect(checkReport({ ...report, email: '' })).toEqual([]);
});
