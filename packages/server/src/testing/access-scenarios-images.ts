// Scenarios of images outside public albums: purge, and the addresses of their files (docs/decisions/0016).
import type { Scenario, Scene } from './access-scene.ts';
import type { Client } from './client.ts';
import { as, createAlbum, createTierlist, createUser, type TestAlbum, twoTiers } from './factories.ts';

type Made = { album: TestAlbum; image: number; tierlist: number };

/** A tier list of the owner with their album of four images; the first one is the subject. */
async function make(
  { t, owner }: Scene,
  how: { status?: 'public' | 'private'; isPrivate?: boolean } = {},
): Promise<Made> {
  const album = await createAlbum(t, owner, { images: 4, files: true, status: how.status ?? 'public' });
  const lines = twoTiers(album.images);
  const { id } = await createTierlist(t, owner, album, { private: how.isPrivate ?? false, lines });
  return { album, image: album.images[0] ?? 0, tierlist: id };
}

/** Removes the image from its album; the tier list keeps it. */
async function letGo({ asOwner }: Scene, { image }: Made): Promise<void> {
  await (await asOwner()).delete(`/image/${image}`);
}

/** An admin puts the album in quarantine and deletes it. */
async function deleteHeld({ t }: Scene, { album }: Made): Promise<void> {
  const admin = await as(t, await createUser(t, { roles: ['admin'] }));
  await admin.put(`/album/${album.id}`, { status: 'quarantined' });
  await admin.delete(`/album/${album.id}`);
}

const onImage =
  (suffix: string, arrange: (scene: Scene, made: Made) => Promise<void>): Scenario =>
  async (scene) => {
    const made = await make(scene);
    await arrange(scene, made);
    return { path: `/image/${made.image}/${suffix}` };
  };

function ofAdmins(method: string, suffix: string): Record<string, Scenario> {
  const call = `${method} /image/{id}/${suffix}`;
  return {
    [`${call} | in its album`]: onImage(suffix, async () => undefined),
    [`${call} | left its album`]: onImage(suffix, letGo),
    [`${call} | album quarantined and deleted`]: onImage(suffix, deleteHeld),
    [`${call} | unknown id`]: async () => ({ path: `/image/999999999/${suffix}` }),
  };
}

const bareAddress = ({ album }: Made): string => `/media/${album.keys[0]}/full.webp`;

type Lines = { lines: { images: { image: { path_image: string | null } }[] }[] };

/** Returns the address that this reader gets from the tier list, or the bare one if they get none. */
async function addressFor(reader: Client, made: Made): Promise<string> {
  const reply = await reader.get(`/tierlist/${made.tierlist}`);
  const shown = reply.status === 200 ? reply.data<Lines>().lines[0]?.images[0]?.image.path_image : undefined;
  return shown ?? bareAddress(made);
}

const ownAddress =
  (arrange: typeof letGo, isPrivate = false): Scenario =>
  async (scene) => {
    const made = await make(scene, { isPrivate });
    await arrange(scene, made);
    return async (actor) => ({ path: await addressFor(actor, made) });
  };

const bareOfLeft: Scenario = async (scene) => {
  const made = await make(scene);
  await letGo(scene, made);
  return { path: bareAddress(made) };
};

const fromBefore: Scenario = async (scene) => {
  const made = await make(scene, { status: 'private' });
  const owner = await scene.asOwner();
  const path = await addressFor(owner, made);
  await owner.put(`/tierlist/${made.tierlist}`, { private: true });
  return { path };
};

export const IMAGE_SCENARIOS: Readonly<Record<string, Scenario>> = {
  ...ofAdmins('GET', 'uses'),
  ...ofAdmins('POST', 'purge'),
  'GET {path_image} | album quarantined and deleted, URL from own GET of a content': ownAddress(deleteHeld),
  'GET {path_image} | left a public album, bare URL': bareOfLeft,
  'GET {path_image} | left a public album, URL from a public content': ownAddress(letGo),
  'GET {path_image} | left a public album, URL from a private content': ownAddress(letGo, true),
  'GET {path_image} | album private, URL from a public content that turned private': fromBefore,
};
