// A walk through the site in the order of a typical visit. Each step depends on the previous ones.
import type { ApiUser } from '../../../e2e/support/api-user.ts';
import type { Page, PointerKind } from './page.ts';
import { isUpright, type RotatedPhoto } from './rotated-photos.ts';
import { type Preparation, watchPreparation } from './watch-preparation.ts';

export type Walker = {
  readonly page: Page;
  readonly user: ApiUser;
  readonly admin: ApiUser;
  readonly photos: readonly RotatedPhoto[];
  /** The name of what it creates, different for each browser. */
  readonly album: string;
  readonly measured: (preparation: Preparation) => void;
};

/** Thrown by a step that the browser or its driver cannot test. */
export class NotTried extends Error {}

type Step = { readonly name: string; readonly play: (walker: Walker) => Promise<void> };

const TIERLIST = 'Triée partout';

export const WALK: readonly Step[] = [
  { name: 'home page', play: seeHome },
  { name: 'sign-in by the form', play: signIn },
  { name: 'album with photos of the four orientations', play: makeAlbum },
  { name: 'tier list by mouse', play: sortByMouse },
  { name: 'tier list by finger', play: sortByFinger },
  { name: 'draft after a reload', play: findDraft },
  { name: 'save and viewer of the tier list', play: saveTierlist },
  { name: 'export as a picture', play: exportPicture },
  { name: 'tournament to its champion', play: playTournament },
  { name: 'ranking to its end', play: playRanking },
  { name: 'profile', play: seeProfile },
  { name: 'admin panel', play: seeAdmin },
];

async function seeHome({ page }: Walker): Promise<void> {
  await page.open('/');
  await page.see({ role: 'heading', name: '^Un album' });
  await page.click({ role: 'link', name: 'Albums', within: 'header' });
  await page.seeAddress(/^\/allalbum/);
  await page.see({ role: 'heading', name: '^Albums|Galerie' });
}

async function signIn({ page, user }: Walker): Promise<void> {
  await page.click({ role: 'link', name: 'Connexion', within: 'header' });
  await page.type({ role: 'textbox', name: '^(Email|Adresse|Nametag)', within: 'main' }, user.nametag);
  await page.type({ role: 'textbox', name: '^Mot de passe', within: 'main' }, user.password);
  await page.key('Enter');
  await page.see({ role: 'button', name: 'Mon compte', within: 'header' });
}

async function makeAlbum({ page, user, photos, album, measured }: Walker): Promise<void> {
  await page.open('/add-album');
  await page.type({ role: 'textbox', name: '^Nom de l.album' }, album);
  await page.click({ role: 'button', name: 'Autres' });
  const prepared = await watchPreparation(page, photos.length);
  await page.driver.chooseFiles(
    '[data-testid="album-files"]',
    photos.map(({ path }) => path),
  );
  const preparation = await prepared();
  measured(preparation);
  if (preparation.onMainThread) throw new Error('The photos were prepared on the main thread');
  await page.click({ role: 'button', name: "Créer l'album" });
  await page.seeAddress(/^\/profile/, 60_000);
  const id = await findAlbum({ user, album });
  const { images } = await user.call<{ images: { name: string; path_image: string }[] }>(
    'GET',
    `/album/${id}`,
  );
  if (images.length !== photos.length) throw new Error(`${images.length} images of ${photos.length} arrived`);
  for (const { name, path_image } of images) {
    const reply = await fetch(new URL(path_image, user.site));
    if (!(await isUpright(await reply.bytes()))) throw new Error(`${name} does not stand upright`);
  }
}

const tier = (label: string) => ({ role: 'listbox', name: `Tier ${label}` }) as const;
const inTier = (label: string, name: string) =>
  ({ role: 'option', name, within: `[role=listbox][aria-label="Tier ${label}"]` }) as const;

async function openBoard({ page, album }: Walker): Promise<void> {
  await page.open(`/allalbum?search=${encodeURIComponent(album)}`);
  await page.click({ role: 'link', name: `^${album}`, within: 'main' });
  await page.click({ role: 'text', name: "Donner un nom d'abord", within: '[role=dialog]' });
  await page.click({ role: 'radio', name: 'Tierlist', within: '[role=dialog]' });
  await page.type({ role: 'textbox', name: 'Nom', within: '[role=dialog]' }, TIERLIST);
  await page.click({ role: 'button', name: 'Continuer', within: '[role=dialog]' });
  await page.seeAddress(/^\/setup\?/);
  await page.click({ role: 'button', name: 'Continuer', within: 'main' });
  await page.seeAddress(/^\/tierlists\/create\/editor\?/);
  await page.click({ role: 'button', name: "C'est parti" });
  await page.seeNo({ role: 'dialog' });
}

async function sortByMouse(walker: Walker): Promise<void> {
  await openBoard(walker);
  await place(walker, 'Photo 1', 'S', 'mouse');
  await place(walker, 'Photo 3', 'A', 'mouse');
}

async function sortByFinger(walker: Walker): Promise<void> {
  if (!(await hasFinger(walker.page)))
    throw new NotTried('the driver has no finger: its touches are a mouse’s');
  await place(walker, 'Photo 6', 'A', 'touch');
}

async function place({ page }: Walker, image: string, label: string, hand: PointerKind): Promise<void> {
  await page.drag({ role: 'option', name: image }, tier(label), hand);
  await page.see(inTier(label, image));
}

/** Returns whether the driver produces real touch events, tested by a short touch on the page. */
async function hasFinger(page: Page): Promise<boolean> {
  await page.driver.run(() => {
    const note = ({ pointerType }: PointerEvent) => (document.body.dataset['hand'] = pointerType);
    document.addEventListener('pointerdown', note, { capture: true, once: true });
  });
  await page.click({ role: 'any', within: 'footer, main' }, 'touch').catch(() => undefined);
  return page.driver.run(() => document.body.dataset['hand'] === 'touch');
}

async function findDraft({ page }: Walker): Promise<void> {
  await page.see({ role: 'text', name: 'Brouillon gardé' });
  await page.driver.reload();
  await page.see(inTier('S', 'Photo 1'));
  await page.see(inTier('A', 'Photo 3'));
}

async function saveTierlist({ page }: Walker): Promise<void> {
  await page.click({ role: 'button', name: 'Sauvegarder' });
  const [, id] = /\/tierlists\/edit\/(\d+)$/.exec(await page.seeAddress(/^\/tierlists\/edit\/\d+$/)) ?? [];
  await page.open(`/tierlists/${id}`);
  await page.see({ role: 'heading', name: TIERLIST });
  await page.see({ role: 'text', name: 'Photo 1', within: 'main' });
}

async function exportPicture({ page }: Walker): Promise<void> {
  await page.click({ role: 'button', name: 'Exporter en image' });
  const picture = { role: 'image', name: `^Image de`, within: '[role=dialog]' } as const;
  await page.see(picture, 40_000);
  const size = await page.driver.run(async () => {
    const image = document.querySelector<HTMLImageElement>('[role=dialog] img');
    await image?.decode();
    return [image?.naturalWidth ?? 0, image?.naturalHeight ?? 0] as const;
  });
  if (size[0] < 600 || size[1] < 200) throw new Error(`The picture is ${size.join(' × ')}`);
  await page.key('Escape');
  await page.seeNo({ role: 'dialog' });
}

async function findAlbum({ user, album }: Pick<Walker, 'user' | 'album'>): Promise<number> {
  const [found] = await user.call<{ id: number }[]>('GET', `/album?search=${encodeURIComponent(album)}`);
  if (found === undefined) throw new Error(`There is no album « ${album} »`);
  return found.id;
}

async function playTournament(walker: Walker): Promise<void> {
  const { page } = walker;
  await page.open(`/tournois/create/editor?album=${await findAlbum(walker)}&name=Partout`);
  await page.click({ role: 'button', name: 'Got it' });
  await page.click({ role: 'button', name: 'Start the tournament' });
  for (const duel of ['Duel 1 of 2', 'Duel 2 of 2', 'Duel 1 of 1']) {
    await page.see({ role: 'text', name: `^${duel}` });
    await page.click({ role: 'button', name: '^Pick .*, number 2$' });
  }
  await page.see({
    role: 'any',
    within: '[role=region][aria-label="Champion"], section[aria-label="Champion"]',
  });
  await page.click({ role: 'button', name: 'Save tournament' });
  await page.click({ role: 'link', name: 'View result' });
  await page.seeAddress(/^\/tournois\/\d+$/);
  await page.see({ role: 'link', name: 'Edit' });
}

async function playRanking(walker: Walker): Promise<void> {
  const { page } = walker;
  await page.open(`/classements/create/editor?album=${await findAlbum(walker)}&name=Partout`);
  await page.click({ role: 'button', name: 'Commencer le Classement', within: '[role=dialog]' });
  await page.seeNo({ role: 'dialog' });
  const end = { role: 'heading', name: 'Classement terminé' } as const;
  for (let answers = 0; answers < 20 && (await page.look(end)).count === 0; answers++) {
    await page.click({ role: 'any', within: '[data-choice]' });
    await page.click({ role: 'button', name: 'Valider la Sélection' });
  }
  await page.see(end);
  await page.click({ role: 'button', name: '^Sauvegarder' });
  await page.click({ role: 'link', name: 'Voir le Résultat' });
  await page.seeAddress(/^\/classements\/\d+$/);
  await page.see({ role: 'any', within: '[aria-label="Podium"]' });
}

async function seeProfile({ page }: Walker): Promise<void> {
  await page.click({ role: 'button', name: 'Mon compte', within: 'header' });
  await page.click({
    role: 'any',
    within: '[role=menuitem][href="/profile"], [role=menuitem] a[href="/profile"]',
  });
  await page.seeAddress(/^\/profile/);
  await page.see({ role: 'text', name: TIERLIST, within: 'main' });
}

async function seeAdmin({ page, admin, user, album }: Walker): Promise<void> {
  await page.driver.run((token) => localStorage.setItem('token', token), admin.token);
  await page.open('/admin?tab=users');
  await page.type({ role: 'textbox', name: '^Nom, nametag', within: 'main' }, user.nametag);
  await page.see({ role: 'text', name: `${user.nametag}$`, within: 'main li' });
  await page.click({ role: 'link', name: 'Albums', within: '[aria-label="Rubriques"]' });
  await page.seeAddress(/tab=albums/);
  await page.see({ role: 'text', name: album, within: 'main li' });
}
