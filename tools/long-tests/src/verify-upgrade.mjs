// Verifies a data folder of version 0.1.0 (made by tools/old-data/src/seed-old-data.mjs) once the current server runs on it.
import { createCaller } from '../../old-data/src/caller.mjs';
import { ADMIN, OWNER } from '../../old-data/src/seed-old-data.mjs';

const kinds = ['tierlist', 'tournament', 'ranking'];
const names = {
  public: 'Album public',
  private: 'Album privé',
  quarantined: 'Album en quarantaine',
  deleted: 'Album supprimé',
};

/** Without access the resource does not exist, or requires a sign-in. */
const refuses = (call, path) =>
  call('GET', path).then(
    () => false,
    (error) => / : 40[134] /.test(error.message),
  );

/** Resolves to the faults, as sentences. */
export async function verifyUpgrade(api) {
  const faults = [];
  const expect = (isSo, sentence) => {
    if (!isSo) faults.push(sentence);
  };
  const owner = createCaller(api);
  await owner.signIn(OWNER.nametag, OWNER.password);
  const admin = createCaller(api);
  await admin.signIn(ADMIN.nametag, ADMIN.password);
  const visitor = createCaller(api);
  const own = await owner('GET', '/me');
  const albumOf = (status) => own.albums.find(({ name }) => name === names[status]);
  await verifyAlbums({ albumOf, owner, admin, visitor, expect });
  for (const kind of kinds) await verifyContents(kind, own[`${kind}s`], { owner, visitor, expect });
  await verifyPictures(visitor, albumOf('public'), api, expect);
  await verifyQuarantineEnds({ admin, visitor, album: albumOf('quarantined'), expect });
  return faults;
}

async function verifyAlbums({ albumOf, owner, admin, visitor, expect }) {
  const found = await visitor('GET', '/album?search=Album&limit=50');
  const listed = new Set(found.map(({ name }) => name));
  expect(listed.has(names.public), 'the public album is not in the list of albums');
  for (const hidden of ['private', 'quarantined', 'deleted'])
    expect(!listed.has(names[hidden]), `« ${names[hidden]} » is in the list of albums`);
  for (const status of ['public', 'private', 'quarantined']) {
    const album = albumOf(status);
    expect(album?.status === status, `« ${names[status]} » is ${album?.status} to its author`);
    if (album === undefined) continue;
    const { images } = await owner('GET', `/album/${album.id}`);
    expect(images.length === 4, `« ${names[status]} » has ${images.length} images`);
    if (status === 'public') continue;
    expect(await refuses(visitor, `/album/${album.id}`), `« ${names[status]} » is open to everybody`);
    const seen = await admin('GET', `/album/${album.id}`);
    expect(seen.status === status, `« ${names[status]} » is ${seen.status} to the admin`);
  }
  expect(albumOf('deleted') === undefined, 'the deleted album is back');
}

/** Opens contents as their author, and as a visitor if public; then edits them. */
async function verifyContents(kind, contents, { owner, visitor, expect }) {
  expect(contents.length >= 4, `${contents.length} contents of the kind ${kind}`);
  for (const { id, name } of contents) {
    const isPrivate = name.includes(names.private);
    const isFrozen = name.includes(names.quarantined);
    const content = await owner('GET', `/${kind}/${id}`);
    expect(content.private === isPrivate, `« ${name} » has another visibility`);
    const isRefused = await refuses(visitor, `/${kind}/${id}`);
    expect(
      isRefused === (isPrivate || isFrozen),
      `« ${name} » is ${isRefused ? 'closed' : 'open'} to everybody`,
    );
    const parts = await owner('GET', `/${kind}/${id}/${kind === 'tierlist' ? 'line' : 'image'}`);
    expect(parts.length > 0, `« ${name} » is empty`);
    if (isFrozen) continue;
    const renamed = `${name}, revu`;
    await owner('PUT', `/${kind}/${id}`, { name: renamed });
    const edited = await owner('GET', `/${kind}/${id}`);
    expect(edited.name === renamed, `« ${name} » could not be renamed`);
  }
  if (kind === 'tierlist') await verifyMove(owner, contents, expect);
}

/** Saves a whole board, as the editor does. */
async function verifyMove(owner, contents, expect) {
  const { id } = contents.find(({ name }) => name.endsWith(names.public));
  const lines = await owner('GET', `/tierlist/${id}/line`);
  const images = lines.flatMap((line) => line.images.map(({ id_image }) => id_image));
  const wanted = lines.map(({ label, placement, color }, index) => ({
    label,
    placement,
    color,
    images: index === 0 ? images.map((id_image, place) => ({ id_image, placement: place + 1 })) : [],
  }));
  await owner('PUT', `/tierlist/${id}`, { lines: wanted });
  const saved = await owner('GET', `/tierlist/${id}/line`);
  expect(
    saved[0].images.length === images.length,
    `a save of the old tier list kept ${saved[0].images.length} of ${images.length} images in its first line`,
  );
}

async function verifyPictures(visitor, album, api, expect) {
  const { images } = await visitor('GET', `/album/${album.id}`);
  for (const { path_image } of images)
    for (const width of ['full', '480', '320', '160']) {
      const reply = await fetch(new URL(path_image.replace('full.webp', `${width}.webp`), api));
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect(
        reply.status === 200 && bytes.toString('latin1', 8, 12) === 'WEBP',
        `a picture in ${width} was answered ${reply.status}`,
      );
    }
}

async function verifyQuarantineEnds({ admin, visitor, album, expect }) {
  await admin('PUT', `/album/${album.id}`, { status: 'public' });
  const seen = await visitor('GET', `/album/${album.id}`);
  expect(seen.images.length === 4, 'the album that left its quarantine is not whole');
}
