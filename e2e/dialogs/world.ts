// Who and what the dialogs are about: an author with one of everything, under names as long as people make them.
import { signInAdmin } from '../support/administration.ts';
import { type ApiUser, registerUser } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';

export type World = {
  readonly baseURL: string | undefined;
  readonly author: ApiUser;
  readonly admin: ApiUser;
  readonly album: MadeAlbum;
  readonly secret: MadeAlbum;
  /** In quarantine. */
  readonly held: MadeAlbum;
  readonly tierlist: number;
  /** Private, of the private album. */
  readonly secretTierlist: number;
  readonly tournament: number;
  readonly ranking: number;
  /** Ids of contents for dialogs that change them. */
  readonly spare: { readonly tierlist: number; readonly tournament: number; readonly ranking: number };
};

export const NAMES = {
  album: 'Les plus belles cascades, de la plus haute à la plus large',
  secret: 'Album secret',
  held: 'Album retenu',
  tierlist: 'Mes cascades préférées, rangées un dimanche de pluie',
  tournament: 'La coupe des cascades et de leurs anticonstitutionnels torrents',
  ranking: 'Le classement définitif des cascades',
  secretTierlist: 'Tier list secrète',
  image: 'Chute de la Grande-Brume',
} as const;

export async function makeWorld(baseURL: string | undefined): Promise<World> {
  const [admin, author] = await Promise.all([signInAdmin(baseURL), registerUser(baseURL, 'Dialoguine')]);
  const album = await makeAlbum(author, { name: NAMES.album, images: 6 });
  const secret = await makeAlbum(author, { name: NAMES.secret, images: 3, status: 'private' });
  const held = await makeAlbum(author, { name: NAMES.held, images: 1 });
  await author.call('PUT', `/image/${album.images[0]}`, {
    name: NAMES.image,
    description:
      'Au bout du sentier, là où le bruit couvre les voix. On y va à pied, et on en revient trempé.',
    url: 'https://example.org/voyages/carnet/une-tres-longue-adresse/qui-ne-tient-pas-sur-une-ligne',
  });
  const make = (kind: Kind, name: string, of = album) => makeContent(author, kind, name, of);
  const [tierlist, secretTierlist, tournament, ranking, ...others] = await Promise.all([
    make('tierlist', NAMES.tierlist),
    make('tierlist', NAMES.secretTierlist, secret),
    make('tournament', NAMES.tournament),
    make('ranking', NAMES.ranking),
    make('tierlist', 'Autre tier list'),
    make('tournament', 'Autre tournoi'),
    make('ranking', 'Autre classement'),
  ]);
  const reason = 'Plusieurs images appartiennent à quelqu’un d’autre, qui nous a écrit.';
  await admin.call('PUT', `/album/${held.id}`, { status: 'quarantined', quarantine_reason: reason });
  const spare = { tierlist: others[0], tournament: others[1], ranking: others[2] };
  return {
    baseURL,
    author,
    admin,
    album,
    secret,
    held,
    tierlist,
    secretTierlist,
    tournament,
    ranking,
    spare,
  };
}

type Kind = 'tierlist' | 'tournament' | 'ranking';

async function makeContent(author: ApiUser, kind: Kind, name: string, album: MadeAlbum): Promise<number> {
  const [first = 0, second = 0, third = 0] = album.images;
  const own = {
    // The album has images that it lacks.
    tierlist: {
      lines: [
        { label: 'S', placement: 1, color: 'ff7f7f', images: [{ id_image: first, placement: 1 }] },
        { label: 'A', placement: 2, color: 'ffbf7f', images: [{ id_image: second, placement: 1 }] },
        { label: 'Non classé', placement: 0, color: 'CCCCCC', images: [{ id_image: third, placement: 1 }] },
      ],
    },
    tournament: {
      turn: 2,
      winner_id: first,
      images: [
        { id_image: first, place: 1, turn: 1, lose: false },
        { id_image: second, place: 2, turn: 0, lose: true },
      ],
    },
    ranking: {
      images: album.images.map((id_image, index) => ({
        id_image,
        points: index < 4 ? -(index + 1) : 2,
        viewed: 3,
      })),
    },
  }[kind];
  const body = { name, id_album: album.id, ...own };
  return (await author.call<{ id: number }>('POST', `/${kind}`, body)).id;
}
