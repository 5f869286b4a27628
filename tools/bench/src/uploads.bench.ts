// Many concurrent uploads to the real server in its own process: response times and memory
// use. Prints figures without goals. Option: SEED (of the pictures).
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAlbum, createUser } from '@palmares/server/testing/factories';
import { type Caller, createJournal, openSession } from '../../long-tests/src/people/simulated-user.ts';
import { paintAnimation, paintPhoto } from './sample-pictures.ts';
import { startBenchSite } from './site/bench-site.ts';

const seed = Number(process.env.SEED ?? 1);
const PASSWORD = 'le mot de passe de la mesure';
const clock = { now: () => new Date(), advance: () => undefined };

const site = await startBenchSite();
const { db } = site;

type Person = { call: Caller; albumId: number };

async function signUp(nametag: string): Promise<Person> {
  const user = await createUser({ db, clock }, { nametag, password: PASSWORD });
  const { id } = await createAlbum({ db, clock }, user, { images: 0, status: 'private' });
  const { call } = await openSession(site.url, createJournal(), nametag, PASSWORD);
  return { call, albumId: id };
}

/** Milliseconds until the reply. The file comes first, as in the specification. */
async function upload({ call }: Person, albumId: number, file: Blob, wanted = 201): Promise<number> {
  const form = new FormData();
  form.set('file', file, 'image.jpg');
  form.set('name', 'Une image');
  form.set('id_album', String(albumId));
  const startedAt = performance.now();
  const { status } = await call('POST', '/image', form);
  if (status !== wanted) console.log(`an upload was answered ${status}`);
  return performance.now() - startedAt;
}

const toBlob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
const spread = (times: readonly number[]) =>
  `first ${seconds(Math.min(...times))}, last ${seconds(Math.max(...times))}, first / last ${(Math.min(...times) / Math.max(...times)).toFixed(2)}`;

function memory(): string {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pids.server}/status`, 'utf8'))?.[1];
  return `${(Number(kilobytes) / 1024).toFixed(0)} MB`;
}

const photo = toBlob(await paintPhoto(1920, 1440, seed));
const animation = toBlob(await paintAnimation(320, 240, { frames: 60, seed, as: 'webp' }));
const people = await Promise.all(Array.from({ length: 8 }, (_, index) => signUp(`personne${index}`)));
const [first, second] = people;
if (first === undefined || second === undefined) throw new Error('nobody came');
console.log(`once, the model being loaded: ${seconds(await upload(first, first.albumId, photo))}`);

const alone = await upload(first, first.albumId, photo);
console.log(`one photo alone: ${seconds(alone)}`);

const heavy = new Blob([new Uint8Array(10 * 1024 ** 2)]);
const before = memory();
let peak = before;
const watch = setInterval(() => {
  if (Number.parseInt(memory(), 10) > Number.parseInt(peak, 10)) peak = memory();
}, 20);
const refused = Array.from({ length: 40 }, () => upload(second, first.albumId, heavy, 403));
console.log(`40 × 10 MB into somebody else's album: ${spread(await Promise.all(refused))}`);
clearInterval(watch);
await sleep(3_000);
console.log(`memory of the server before ${before}, at most ${peak}, three seconds later ${memory()}`);

const together = people.flatMap((person) => [1, 2, 3].map(() => upload(person, person.albumId, photo)));
console.log(`24 photos by 8 people: ${spread(await Promise.all(together))}`);

const many = Array.from({ length: 10 }, () => upload(first, first.albumId, animation));
await sleep(200);
const other = await upload(second, second.albumId, photo);
console.log(
  `ten animations of one person: ${spread(await Promise.all(many))}; a photo of another among them: ${seconds(other)}`,
);

await site.stop();
