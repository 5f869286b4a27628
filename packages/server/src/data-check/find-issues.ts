// Finds differences between the database and the files: every file against its row, every row against what it counts. It only reads, and
// may run while the site serves: work in progress is no issue, because rows are written before their files and removed after them. It holds
// a page of rows at a time, and yields each issue as it finds it: their number has no limit.
import { mapConcurrently } from '@palmares/core/map-concurrently';
import type { Deps } from '../deps.ts';
import { COPY_VARIANTS, isPreviewVariant, readBytes } from '../files/image-store.ts';
import { readSize } from '../files/stored-size.ts';
import * as data from './data-check.repository.ts';

export type Issue =
  | ({ readonly what: 'counter' } & data.WrongCounter)
  /** The image's file is missing, unreadable or of another size. */
  | {
      readonly what: 'file_lost' | 'file_unreadable' | 'file_other_size';
      readonly id: number;
      readonly key: string;
    }
  | {
      readonly what: 'copies_missing' | 'state_wrong' | 'file_unused' | 'file_unknown' | 'preview_lost';
      readonly key: string;
    };

type Checking = Pick<Deps, 'db' | 'images'>;

const IMAGES_AT_ONCE = 500;
/** Each page reads a whole table. */
const LISTED_AT_ONCE = 10_000;
const FILES_AT_ONCE = 8;

/** An issue that is mended meanwhile is not found again. */
export async function* findIssues(deps: Checking): AsyncGenerator<Issue, void, undefined> {
  const { db } = deps;
  for (const name of data.COUNTER_NAMES)
    for await (const counter of pageThrough(0, LISTED_AT_ONCE, getId, (after, limit) =>
      data.listWrongCounters(db, name, after, limit),
    ))
      yield { what: 'counter', ...counter };
  yield* findIssuesOfImages(deps);
  for await (const key of pageKeys((after, limit) => data.listStrayStates(db, after, limit)))
    yield { what: 'state_wrong', key };
  for await (const key of pageKeys((after, limit) => data.listUnusedFiles(db, after, limit)))
    yield { what: 'file_unused', key };
  yield* findLostPreviews(deps);
  yield* findUnknownFiles(deps);
}

const getId = ({ id }: { readonly id: number }): number => id;

/** Yields the rows of all pages. `getCursor` returns what `list` needs to know of the last row. */
async function* pageThrough<T, C>(
  start: C,
  limit: number,
  getCursor: (row: T) => C,
  list: (after: C, limit: number) => Promise<T[]>,
): AsyncGenerator<T, void, undefined> {
  let after = start;
  for (;;) {
    const page = await list(after, limit);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < limit) return;
    after = getCursor(last);
  }
}

const pageKeys = (list: (after: string, limit: number) => Promise<string[]>): AsyncGenerator<string> =>
  pageThrough('', LISTED_AT_ONCE, (key: string) => key, list);

async function* findIssuesOfImages(deps: Checking): AsyncGenerator<Issue, void, undefined> {
  const images = pageThrough(0, IMAGES_AT_ONCE, getId, (after, limit) =>
    data.listFilesOfImages(deps.db, after, limit),
  );
  for await (const issue of mapConcurrently(images, FILES_AT_ONCE, (image) => checkImage(deps, image)))
    if (issue !== null) yield issue;
}

async function checkImage({ db, images }: Checking, image: data.FileOfImage): Promise<Issue | null> {
  const { id, key } = image;
  const there = await images.list(key);
  const file = there.includes('full') ? await images.open(key, 'full') : null;
  // The image may have been deleted since it was listed.
  if (file === null) return (await data.hasImage(db, id)) ? { what: 'file_lost', id, key } : null;
  const size = await readSize(await readBytes(file));
  if (size === null) return { what: 'file_unreadable', id, key };
  if (size.width !== image.width || size.height !== image.height) return { what: 'file_other_size', id, key };
  const isShort = !image.copies_due && COPY_VARIANTS.some((variant) => !there.includes(variant));
  return isShort ? { what: 'copies_missing', key } : null;
}

async function* findLostPreviews({ db, images }: Checking): AsyncGenerator<Issue, void, undefined> {
  const previews = pageKeys((after, limit) => data.listPreviewFiles(db, after, limit));
  const check = async (key: string): Promise<Issue | null> => {
    const isLost = !(await images.list(key)).some(isPreviewVariant);
    return isLost && (await data.hasPreview(db, key)) ? { what: 'preview_lost', key } : null;
  };
  for await (const issue of mapConcurrently(previews, FILES_AT_ONCE, check)) if (issue !== null) yield issue;
}

async function* findUnknownFiles({ db, images }: Checking): AsyncGenerator<Issue, void, undefined> {
  let keys: string[] = [];
  const listUnknown = async (): Promise<Issue[]> => {
    const unknown = await data.listUnknownKeys(db, keys);
    keys = [];
    return unknown.map((key) => ({ what: 'file_unknown', key }));
  };
  for await (const key of images.keys()) {
    keys.push(key);
    if (keys.length === IMAGES_AT_ONCE) yield* await listUnknown();
  }
  yield* await listUnknown();
}
