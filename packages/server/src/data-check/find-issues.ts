// Finds differences between the database and the files: every file against its row, every row against what it counts. It only reads, and
// may run while the site serves: work in progress is no issue, because rows are written before their files and removed after them.
import { forEachConcurrently } from '@palmares/core/for-each-concurrently';
import type { Deps } from '../deps.ts';
import { COPY_VARIANTS, readBytes } from '../files/image-store.ts';
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
const FILES_AT_ONCE = 4;

export async function findIssues(deps: Checking): Promise<Issue[]> {
  const counters = await data.listWrongCounters(deps.db);
  return [
    ...counters.map((counter) => ({ what: 'counter' as const, ...counter })),
    ...(await findIssuesOfImages(deps)),
    ...(await data.listStrayStates(deps.db)).map((key) => ({ what: 'state_wrong' as const, key })),
    ...(await data.listUnusedFiles(deps.db)).map((key) => ({ what: 'file_unused' as const, key })),
    ...(await findLostPreviews(deps)),
    ...(await findUnknownFiles(deps)),
  ];
}

async function findIssuesOfImages(deps: Checking): Promise<Issue[]> {
  const issues: Issue[] = [];
  let after = 0;
  for (;;) {
    const page = await data.listFilesOfImages(deps.db, after, IMAGES_AT_ONCE);
    const last = page.at(-1);
    if (last === undefined) return issues.toSorted((a, b) => getId(a) - getId(b));
    await forEachConcurrently(page, FILES_AT_ONCE, async (image) => {
      const issue = await checkImage(deps, image);
      if (issue !== null) issues.push(issue);
    });
    after = last.id;
  }
}

const getId = (issue: Issue): number => ('id' in issue ? issue.id : 0);

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

async function findLostPreviews({ db, images }: Checking): Promise<Issue[]> {
  const issues: Issue[] = [];
  await forEachConcurrently(await data.listPreviewFiles(db), FILES_AT_ONCE, async (key) => {
    const isLost = !(await images.list(key)).includes('preview');
    if (isLost && (await data.listPreviewFiles(db)).includes(key)) issues.push({ what: 'preview_lost', key });
  });
  return issues;
}

async function findUnknownFiles({ db, images }: Checking): Promise<Issue[]> {
  const issues: Issue[] = [];
  let keys: string[] = [];
  const look = async () => {
    for (const key of await data.listUnknownKeys(db, keys)) issues.push({ what: 'file_unknown', key });
    keys = [];
  };
  for await (const key of images.keys()) {
    keys.push(key);
    if (keys.length === IMAGES_AT_ONCE) await look();
  }
  await look();
  return issues;
}
