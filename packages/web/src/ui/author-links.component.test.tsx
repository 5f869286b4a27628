// Tests where the names on cards and in viewer headers lead: albums to their page, authors to theirs (decision 0048).
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RankingCard } from '../kinds/ranking-card.tsx';
import { TierlistCard } from '../kinds/tierlist-card.tsx';
import { TournamentCard } from '../kinds/tournament-card.tsx';
import { mount } from '../testing/mount.tsx';
import { makeAlbum, makeRanking, makeTierlist, makeTournament } from '../testing/wire-samples.ts';
import { AlbumCard } from './album-card.tsx';
import { ViewerHeader } from './viewer-header.tsx';

const ALBUM = makeAlbum({ id: 9, name: 'Bêtes' });
const DIALOG = { search: '?category=Films&album=9' };

const link = (name: string) => page.getByRole('link', { name, exact: true });
const card = () => mount(<AlbumCard album={ALBUM} to={DIALOG} />, { at: '/allalbum?category=Films' });

test('SH-15, SU-1: a click on an album’s card opens its dialog on the page, and the address of its link is that of its own page', async () => {
  const { address } = await card();
  await expect.element(link('Bêtes')).toHaveAttribute('href', '/album/9');
  await link('Bêtes').click();
  await expect.poll(address).toBe('/allalbum?category=Films&album=9');
});

test('so does Enter', async () => {
  const { address } = await card();
  link('Bêtes').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/allalbum?category=Films&album=9');
});

test.each([
  ['with Control', { ctrlKey: true }],
  ['with Command', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['of another button', { button: 1 }],
])('a click %s is the browser’s own, on the page of the album', async (_how, how) => {
  const { address } = await card();
  await expect.element(link('Bêtes')).toBeVisible();
  let isLeft = false;
  // This listener runs last: it keeps the browser from leaving the test page.
  const listen = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', listen, { once: true });
  link('Bêtes')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  expect(isLeft).toBe(true);
  expect(address()).toBe('/allalbum?category=Films');
});

test.each([
  ['an album', <AlbumCard key="a" album={ALBUM} to={DIALOG} />],
  ['a tier list', <TierlistCard key="t" content={makeTierlist()} to="/tierlists/1" />],
  ['a tournament', <TournamentCard key="d" content={makeTournament()} to="/tournois/1" />],
  ['a ranking', <RankingCard key="r" content={makeRanking()} to="/classements/1" />],
])(
  'the author on the card of %s lies above the link that covers it, and leads to their page',
  async (_kind, ui) => {
    const { address } = await mount(ui);
    await link('Lina').click();
    expect(address()).toBe('/@lina');
  },
);

test.each([
  ['deleted', { id: 4, username: 'Compte supprimé', nametag: '' }],
  ['deactivated', { id: 4, username: 'Zoé', nametag: 'zoe', deactivated: true as const }],
])('an account that is %s leads nowhere', async (_what, author) => {
  await mount(<TierlistCard content={makeTierlist({ author })} to="/tierlists/1" />);
  await expect.element(page.getByText(author.username)).toBeVisible();
  await expect.element(link(author.username)).not.toBeInTheDocument();
});

const content = makeTierlist({ author: { id: 8, username: 'Zoé', nametag: 'zoe' } });

const header = (patch: object = {}) =>
  mount(
    <ViewerHeader
      kind="tierlist"
      layout="cover"
      content={{
        ...content,
        album: content.album && { ...content.album, image_count: 3, imagePath: null },
        can: { update: false, delete: false },
        ...patch,
      }}
      title="Mes bêtes"
      cover={null}
      told={null}
      facts="3 images"
      publish={{ pending: false, run: () => undefined }}
    />,
  );

test('the head of a viewer leads to its author, its album and the album’s author', async () => {
  await header();
  await expect.element(link('Zoé')).toHaveAttribute('href', '/@zoe');
  await expect.element(link('Couleurs')).toHaveAttribute('href', '/album/1');
  await expect.element(link('Lina')).toHaveAttribute('href', '/@lina');
});

test('AX-53: an album that one may not know leads nowhere', async () => {
  await header({ album: null });
  await expect.element(page.getByText('Album inconnu')).toBeVisible();
  expect(
    page
      .getByRole('link')
      .elements()
      .map((each) => each.getAttribute('href')),
  ).toEqual(['/@zoe']);
});
