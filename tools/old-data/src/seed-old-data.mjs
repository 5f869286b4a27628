import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createCaller } from './caller.mjs';

export const ADMIN = {
  nametag: 'ancien.admin',
  email: 'ancien.admin@example.org',
  password: 'phrase ancienne de l’administrateur',
};
export const OWNER = {
  username: 'Ancienne',
  nametag: 'ancienne',
  email: 'ancienne@example.org',
  password: 'phrase ancienne et bien longue',
};
const imageCount = 4;

/**
 * Adds what the demo lacks, through the API of the old server: private and quarantined albums with contents, a deleted album still shown by
 * a content, and impossible results, which 0.1.0 accepted.
 */
export async function seedOldData(api, checkout) {
  const owner = await signUp(api);
  const sharp = createRequire(join(checkout, 'packages/server/package.json'))('sharp');
  const makeAlbum = (name, status) => createAlbum(owner, sharp, name, status);

  const open = await makeAlbum('Album public', 'public');
  await createContents(owner, open);
  await createImpossible(owner, open);
  const closed = await makeAlbum('Album privé', 'private');
  await createContents(owner, closed, true);
  const quarantined = await makeAlbum('Album en quarantaine', 'public');
  await createContents(owner, quarantined);
  const deleted = await makeAlbum('Album supprimé', 'public');
  await createContents(owner, deleted);
  await owner('DELETE', `/album/${deleted.id}`);

  const admin = createCaller(api);
  await admin.signIn(ADMIN.nametag, ADMIN.password);
  await admin('PUT', `/album/${quarantined.id}`, { status: 'quarantined' });
}

async function signUp(api) {
  const owner = createCaller(api);
  await owner('GET', '/csrf-token');
  await owner('POST', '/register', OWNER);
  await owner.signIn(OWNER.nametag, OWNER.password);
  return owner;
}

async function createAlbum(owner, sharp, name, status) {
  const { id } = await owner('POST', '/album', { name, status });
  const images = [];
  for (let position = 1; position <= imageCount; position += 1) {
    const background = `hsl(${(360 * position) / imageCount}, 60%, 45%)`;
    const png = await sharp({ create: { width: 160, height: 160, channels: 3, background } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('id_album', String(id));
    form.set('name', `Image ${position}`);
    form.set('position', String(position));
    form.set('file', new Blob([png], { type: 'image/png' }), `image-${position}.png`);
    images.push((await owner('POST', '/image', form)).id);
  }
  return { id, name, images };
}

async function createContents(owner, { id: id_album, name, images }, isPrivate = false) {
  const [first, second, ...others] = images;
  await owner('POST', '/tierlist', {
    name: `Tier list : ${name}`,
    id_album,
    private: isPrivate,
    id_main_image: first,
    lines: [
      { label: 'S', placement: 1, color: 'FF7F7F', images: [{ id_image: first, placement: 1 }] },
      { label: 'A', placement: 2, images: [{ id_image: second, placement: 1 }] },
      {
        label: 'Non classé',
        placement: 0,
        images: others.map((id_image, index) => ({ id_image, placement: index + 1, disable: index > 0 })),
      },
    ],
  });
  await owner('POST', '/tournament', {
    name: `Tournoi : ${name}`,
    id_album,
    private: isPrivate,
    turn: 3,
    winner_id: first,
    images: images.map((id_image, index) => ({
      id_image,
      place: index + 1,
      turn: index < 2 ? 2 : 1,
      lose: index > 0,
    })),
  });
  await owner('POST', '/ranking', {
    name: `Classement : ${name}`,
    id_album,
    private: isPrivate,
    images: images.map((id_image, index) => ({ id_image, points: -1 - index, viewed: 2 })),
  });
}

async function createImpossible(owner, { id: id_album, images }) {
  const [champion] = images;
  await owner('POST', '/tournament', {
    name: 'Tournoi impossible : le champion a perdu, les autres non',
    id_album,
    turn: 3,
    winner_id: champion,
    images: images.map((id_image, index) => ({ id_image, place: 1, turn: 2, lose: index === 0 })),
  });
  await owner('POST', '/ranking', {
    name: 'Classement impossible : deux premiers, un trou et six points',
    id_album,
    images: images.map((id_image, index) => ({ id_image, points: [-1, -1, -9, 6][index], viewed: 1 })),
  });
}
