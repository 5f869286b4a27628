// The data of the dialogs: an author and their albums, with realistically long names.
import { type ApiUser, registerUser } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';

export type World = {
  readonly author: ApiUser;
  readonly album: MadeAlbum;
  readonly secret: MadeAlbum;
};

export const NAMES = {
  album: 'Les plus belles cascades, de la plus haute à la plus large',
  secret: 'Album secret',
  image: 'Chute de la Grande-Brume',
} as const;

export async function makeWorld(baseURL: string | undefined): Promise<World> {
  const author = await registerUser(baseURL, 'Dialoguine');
  const album = await makeAlbum(author, { name: NAMES.album, images: 6 });
  const secret = await makeAlbum(author, { name: NAMES.secret, images: 3, status: 'private' });
  await author.call('PUT', `/image/${album.images[0]}`, {
    name: NAMES.image,
    description:
      'Au bout du sentier, là où le bruit couvre les voix. On y va à pied, et on en revient trempé.',
    url: 'https://example.org/voyages/carnet/une-tres-longue-adresse/qui-ne-tient-pas-sur-une-ligne',
  });
  return { author, album, secret };
}
