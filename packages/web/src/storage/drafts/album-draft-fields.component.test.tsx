// Runs in a real browser, because a journal is there for writes that IndexedDB has not committed.
import { beforeEach, expect, test } from 'vitest';
import { createAlbumDraftFields, eraseFields, listAlbumIds, readFields } from './album-draft-fields.ts';

const ADA = 7;
const LINA = 70;
const NEW = { userId: ADA, albumId: null };
const WAITING = { userId: ADA, albumId: 3 };
const fieldsAt = (savedAt: number) => ({ version: 1, savedAt });
const listJournals = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('palmares:album-journal:'));

/** Stores fields as a page that has ended: those of `journalled` were not committed. */
async function endPage(name: typeof NEW | typeof WAITING, stored: object | null, journalled: object | null) {
  const page = createAlbumDraftFields(name);
  await page.load();
  if (stored !== null) await page.save(stored);
  if (journalled === null) return;
  const suffix = name.albumId === null ? '' : `:${name.albumId}`;
  localStorage.setItem(`palmares:album-journal:${name.userId}${suffix}`, JSON.stringify(journalled));
}

beforeEach(async () => {
  await eraseFields(ADA);
  await eraseFields(LINA);
});

test('a page that ends during a write leaves a journal, which the next opening merges', async () => {
  const page = createAlbumDraftFields(NEW);
  await page.load();
  const writing = page.save(fieldsAt(1));
  page.journalPending();
  expect(listJournals()).toEqual(['palmares:album-journal:7']);

  // The page survives: the write ends, and the journal is no longer needed.
  await writing;
  expect(listJournals()).toEqual([]);

  page.journalPending();
  expect(listJournals()).toEqual([]);

  await endPage(NEW, fieldsAt(1), fieldsAt(2));
  expect(await readFields(NEW)).toEqual(fieldsAt(2));
  expect(await createAlbumDraftFields(NEW).load()).toEqual(fieldsAt(2));
  expect(listJournals()).toEqual([]);
  expect(await readFields(NEW)).toEqual(fieldsAt(2));
});

test('an earlier write that ends leaves the journal of a later one', async () => {
  const page = createAlbumDraftFields(NEW);
  await page.load();
  const first = page.save(fieldsAt(1));
  const second = page.save(fieldsAt(2));
  page.journalPending();

  await first;
  expect(listJournals()).toHaveLength(1);
  await second;
  expect(listJournals()).toEqual([]);
});

test('fields that a tab of older code stored later win over the journal', async () => {
  await endPage(NEW, fieldsAt(5), fieldsAt(4));

  expect(await createAlbumDraftFields(NEW).load()).toEqual(fieldsAt(5));
  expect(listJournals()).toEqual([]);
});

test.each(['', '{', 'null', '{"savedAt":"9"}'])('a journal that holds %j changes nothing', async (junk) => {
  await endPage(NEW, fieldsAt(1), null);
  localStorage.setItem('palmares:album-journal:7', junk);

  expect(await createAlbumDraftFields(NEW).load()).toEqual(fieldsAt(1));
});

test('fields that exist only in a journal are listed, merged, and cleared with the draft', async () => {
  await endPage(WAITING, null, fieldsAt(2));
  expect(await listAlbumIds(ADA)).toEqual([3]);
  expect(await listAlbumIds(LINA)).toEqual([]);

  const page = createAlbumDraftFields(WAITING);
  expect(await page.load()).toEqual(fieldsAt(2));
  const writing = page.save(fieldsAt(3));
  page.journalPending();
  await Promise.all([writing, page.clear()]);

  expect(await readFields(WAITING)).toBeUndefined();
  expect(listJournals()).toEqual([]);
});

test('the journals of a person are erased with the fields, and nobody else’s', async () => {
  await endPage(NEW, fieldsAt(1), fieldsAt(2));
  await endPage(WAITING, null, fieldsAt(2));
  localStorage.setItem('palmares:album-journal:70', JSON.stringify(fieldsAt(9)));

  await eraseFields(ADA);

  expect([await readFields(NEW), await readFields(WAITING)]).toEqual([undefined, undefined]);
  expect(listJournals()).toEqual(['palmares:album-journal:70']);
});

test('nothing is journalled by a page that could not read IndexedDB', () => {
  const page = createAlbumDraftFields(NEW);
  void page.save(fieldsAt(1));
  page.journalPending();

  expect(listJournals()).toEqual([]);
});
