// The focus after each confirmed deletion (WCAG 2.4.3, decision 0084): on the next row, else on the heading of the list.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { TOKEN_ENDPOINTS } from '@palmares/core/contract/token-endpoints';
import type { FlaggedImage } from '@palmares/core/contract/types';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { sampleAlbum } from '../testing/builder-samples.ts';
import { press, pressButton } from '../testing/dialog-openers.ts';
import { answer } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { mountBuilder, newPath } from '../testing/mount-builder.tsx';
import { NO_SECOND_FACTOR, WITH_SECOND_FACTOR } from '../testing/second-factor-samples.ts';
import { ADMIN, LINA, signInAs } from '../testing/session.ts';
import { testCases } from '../testing/test-cases.ts';
import {
  LAST_PAGE,
  LAST_PAGES,
  makeAlbum,
  makeImage,
  makeRanking,
  makeTierlist,
  makeToken,
  makeTournament,
  makeUser,
  NO_COUNTS,
  NO_LISTS,
} from '../testing/wire-samples.ts';
import { Component as AdminPage } from './admin-page.tsx';
import { Component as AlbumEditPage } from './album-edit-page.tsx';
import { Component as ProfilePage } from './profile-page.tsx';

type Deletion = {
  /** The files of the dialog, under packages/web/src. */
  readonly sources: readonly string[];
  readonly name: string;
  /** Shows the page with the rows « Un », « Deux » and « Trois ». */
  readonly arrange: () => Promise<unknown>;
  /** Deletes a row, including the last confirmation. */
  readonly remove: (row: string) => Promise<unknown>;
  readonly control: (row: string) => Locator;
  /** The heading that has the focus when no row is left; omitted where a row always remains. */
  readonly heading?: string;
};

const ROWS = ['Un', 'Deux', 'Trois'] as const;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => press(page.getByRole('dialog').getByRole('button', { name, exact: true }));
const CONSEQUENCES = {
  images: 4,
  kept_images: 1,
  author: { ...NO_COUNTS, tierlists: 1 },
  others: NO_COUNTS,
};

/** Simulates the rows that the server has left. */
function listOf<T extends { id: number }>(make: (name: string) => T) {
  let rows = ROWS.map(make);
  return {
    get: () => rows,
    drop: ({ id }: { id: number | null }) => {
      rows = rows.filter((row) => row.id !== id);
      return { id: id ?? 0 };
    },
  };
}

async function openProfile(own: object, factor = NO_SECOND_FACTOR): Promise<void> {
  await signInAs();
  const meta = { albums: LAST_PAGE, ...LAST_PAGES };
  answer(ENDPOINTS.me, { ...LINA, albums: [], ...NO_LISTS, ...own }, meta);
  answer(ENDPOINTS.listDecisions, []);
  answer(ENDPOINTS.getSecondFactor, factor);
  await mount(<ProfilePage />, { at: '/profile' });
}

async function openAsAdmin(ui: ReactNode, at: string, path?: string): Promise<void> {
  await signInAs(ADMIN);
  await mount(ui, { at, ...(path !== undefined && { path }) });
}

/** Deletes from the card, through the dialog with its actions. */
async function removeOwn(row: string, label = 'Supprimer'): Promise<void> {
  await pressButton(row);
  await inDialog(label);
  await inDialog('Supprimer');
}

async function removeRow(row: string): Promise<void> {
  await pressButton(`Supprimer ${row}`);
  await inDialog('Supprimer');
}

const PROFILE: readonly Deletion[] = [
  {
    name: 'own tier lists',
    sources: ['features/profile/delete-dialog.tsx'],
    arrange() {
      const list = listOf((name) => makeTierlist({ name }));
      answer(ENDPOINTS.deleteTierlist, list.drop);
      return openProfile({ tierlists: list.get() });
    },
    remove: (row) => removeOwn(row),
    control: button,
    heading: 'Mes tier lists',
  },
  {
    name: 'own tournaments',
    sources: ['features/profile/delete-dialog.tsx'],
    arrange() {
      const list = listOf((name) => makeTournament({ name }));
      answer(ENDPOINTS.deleteTournament, list.drop);
      return openProfile({ tournaments: list.get() });
    },
    remove: (row) => removeOwn(row),
    control: button,
    heading: 'Mes tournois',
  },
  {
    name: 'own rankings',
    sources: ['features/profile/delete-dialog.tsx'],
    arrange() {
      const list = listOf((name) => makeRanking({ name }));
      answer(ENDPOINTS.deleteRanking, list.drop);
      return openProfile({ rankings: list.get() });
    },
    remove: (row) => removeOwn(row),
    control: button,
    heading: 'Mes classements',
  },
  {
    name: 'own albums',
    sources: ['features/profile/delete-dialog.tsx'],
    arrange() {
      const list = listOf((name) => makeAlbum({ name }));
      answer(ENDPOINTS.deleteAlbum, list.drop);
      return openProfile({ albums: list.get() });
    },
    remove: (row) => removeOwn(row, 'Supprimer l’album'),
    control: button,
    heading: 'Mes albums',
  },
  {
    name: 'own drafts',
    sources: ['features/profile/own-drafts.tsx'],
    arrange() {
      for (const [index, title] of ROWS.entries()) keepDraft(index + 3, title, ROWS.length - index);
      return openProfile({});
    },
    remove: async (row) => {
      await pressButton(`Effacer : ${row}`);
      await inDialog('Effacer');
    },
    control: (row) => button(`Effacer : ${row}`),
    // The shelf of drafts disappears with its last row.
    heading: 'Lina',
  },
  {
    name: 'own tokens',
    sources: ['features/profile/revoke-token-dialog.tsx'],
    arrange() {
      const list = listOf((name) => makeToken({ name }));
      answer(TOKEN_ENDPOINTS.listTokens, list.get);
      answer(TOKEN_ENDPOINTS.deleteToken, list.drop);
      return openProfile({});
    },
    remove: async (row) => {
      await pressButton(`Révoquer ${row}`);
      await inDialog('Révoquer');
    },
    control: (row) => button(`Révoquer ${row}`),
    heading: 'Jetons d’accès',
  },
];

/** A higher `age` makes a newer draft; the newest is listed first. */
function keepDraft(albumId: number, name: string, age: number): void {
  const draft = { v: 1, savedAt: 1_000_000 + age, userKey: LINA.nametag, albumId, description: '' };
  localStorage.setItem(
    `palmares:draft:${LINA.id}:tierlist:album:${albumId}`,
    JSON.stringify({
      base: null,
      draft: { ...draft, name, private: false, imageIds: [101, 102, 103], board: {} },
    }),
  );
}

const getFlag = (name: string): FlaggedImage & { id: number } => {
  const image = makeImage({ name });
  return {
    id: image.id,
    image,
    scores: { Sexy: 0.6, Neutral: 0.4 },
    state: 'pending',
    acts: ['kept', 'removed'],
    createdAt: '2026-01-01T00:00:00.000Z',
    album: makeAlbum(),
  };
};

const imageUses = { in_album: true, contents: [], content_count: 0, author_count: 0 };

const ADMIN_PANEL: readonly Deletion[] = [
  {
    name: 'accounts',
    sources: ['features/admin/users-tab.tsx'],
    arrange() {
      const list = listOf((username) => makeUser({ username }));
      answer(ENDPOINTS.listUsers, list.get, LAST_PAGE);
      answer(ENDPOINTS.deleteUser, list.drop);
      return openAsAdmin(<AdminPage />, '/admin?tab=users');
    },
    remove: async (row) => {
      await pressButton(`Supprimer ${row}`);
      await inDialog('Continuer');
      await inDialog('Supprimer définitivement');
    },
    control: (row) => button(`Supprimer ${row}`),
    heading: 'Administration',
  },
  {
    name: 'albums',
    sources: ['features/admin/deletion-question.tsx'],
    arrange() {
      const list = listOf((name) => makeAlbum({ name }));
      answer(ENDPOINTS.listAlbums, list.get, LAST_PAGE);
      answer(ENDPOINTS.deleteAlbum, list.drop);
      return openAsAdmin(<AdminPage />, '/admin?tab=albums');
    },
    remove: removeRow,
    control: (row) => button(`Supprimer ${row}`),
    heading: 'Administration',
  },
  {
    name: 'categories',
    sources: ['features/admin/deletion-question.tsx'],
    arrange() {
      let id = 0;
      // The newest category is listed first.
      const list = listOf((name) => ({ id: 9 - id++, name, name_en: null }));
      answer(ENDPOINTS.listCategories, list.get);
      answer(ENDPOINTS.deleteCategory, list.drop);
      return openAsAdmin(<AdminPage />, '/admin?tab=categories');
    },
    remove: removeRow,
    control: (row) => button(`Supprimer ${row}`),
    heading: 'Administration',
  },
  {
    name: 'several albums at once',
    sources: ['features/admin/bulk-questions.tsx'],
    arrange() {
      const list = listOf((name) => makeAlbum({ name }));
      answer(ENDPOINTS.listAlbums, list.get, LAST_PAGE);
      answer(ENDPOINTS.deleteAlbum, list.drop);
      return openAsAdmin(<AdminPage />, '/admin?tab=albums');
    },
    remove: async (row) => {
      await press(page.getByRole('checkbox', { name: row, exact: false }));
      await press(
        page
          .getByRole('region', { name: '1 élément sélectionné' })
          .getByRole('button', { name: 'Supprimer' }),
      );
      await inDialog('Supprimer');
    },
    // The selection bar disappears, so the focus moves to the heading of the page.
    control: () => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'flagged images',
    sources: ['features/moderation/remove-question.tsx'],
    arrange() {
      const list = listOf(getFlag);
      answer(ENDPOINTS.listFlaggedImages, list.get, LAST_PAGE);
      answer(ENDPOINTS.decideFlaggedImage, list.drop);
      answer(ENDPOINTS.listImageUses, {
        image: makeImage(),
        album: { ...makeAlbum(), deleted: false },
        ...imageUses,
      });
      return openAsAdmin(<AdminPage />, '/admin?tab=flags');
    },
    remove: async (row) => {
      await pressButton(`Retirer partout : ${row}`);
      await inDialog('Retirer partout');
    },
    control: (row) => button(`Retirer partout : ${row}`),
    heading: 'Administration',
  },
];

async function openAlbumEditor(as: 'author' | 'admin'): Promise<void> {
  const images = [
    ...ROWS.map((name) => makeImage({ name })),
    ...Array.from({ length: 5 }, () => makeImage()),
  ];
  answer(ENDPOINTS.getAlbum, makeAlbum({ id: 9, images, image_count: images.length }));
  answer(ENDPOINTS.listCategories, []);
  answer(ENDPOINTS.deleteImage, ({ id }) => ({ id: id ?? 0 }));
  answer(ENDPOINTS.purgeImage, ({ id }) => ({ id: id ?? 0 }));
  answer(ENDPOINTS.listImageUses, {
    image: makeImage(),
    album: { ...makeAlbum(), deleted: false },
    ...imageUses,
  });
  await signInAs(as === 'admin' ? ADMIN : LINA);
  const path = as === 'admin' ? '/admin/album/edit/:id' : '/album/edit/:id';
  await mount(<AlbumEditPage />, { at: path.replace(':id', '9'), path });
}

const EDITORS: readonly Deletion[] = [
  {
    name: 'images of an album',
    sources: ['features/album-editor/remove-image.tsx'],
    arrange: () => openAlbumEditor('author'),
    remove: async (row) => {
      await pressButton(`Retirer ${row}`);
      await inDialog('Retirer');
    },
    control: (row) => button(`Retirer ${row}`),
  },
  {
    name: 'images, from everywhere',
    sources: ['features/album-editor/purge-image.tsx'],
    arrange: () => openAlbumEditor('admin'),
    remove: async (row) => {
      await pressButton(`Modifier ${row}`);
      await inDialog('Retirer partout');
      await inDialog('Retirer partout');
    },
    control: (row) => button(`Modifier ${row}`),
  },
];

/** A deletion that leads to another page gets its focus from that page. */
const LEAVES_PAGE = ['editor/delete-dialog.tsx', 'features/album-editor/delete-album.tsx'];

const DELETIONS = [...PROFILE, ...ADMIN_PANEL, ...EDITORS];

beforeEach(() => {
  answer(ENDPOINTS.listVoiceWaves, []);
  answer(ENDPOINTS.listRemovals, { accounts: [], images: [] });
  answer(ENDPOINTS.previewAlbumDeletion, CONSEQUENCES);
  answer(ENDPOINTS.listCategories, []);
  // The affected lists are refetched after a deletion.
  answer(ENDPOINTS.listAlbums, [], LAST_PAGE);
  answer(ENDPOINTS.listTierlists, [], LAST_PAGE);
  answer(ENDPOINTS.listTournaments, [], LAST_PAGE);
  answer(ENDPOINTS.listRankings, [], LAST_PAGE);
});

/** Lists with the code of another one. */
const REPEATED = new Set(['own tournaments', 'own rankings', 'albums', 'categories']);
const isRepeated = ({ name }: { name: string }) => REPEATED.has(name);

testCases(
  [...DELETIONS.filter((one) => !isRepeated(one)), ...DELETIONS.filter(isRepeated)],
  DELETIONS.length - REPEATED.size,
  'LB-52: $name: the focus is on the next row, then on the one before, then on the heading',
  async ({ arrange, remove, control, heading }) => {
    await arrange();
    await remove('Deux');
    await expect.element(control('Trois')).toHaveFocus();
    if (heading === undefined) return;
    await remove('Trois');
    await expect.element(control('Un')).toHaveFocus();
    await remove('Un');
    await expect.element(page.getByRole('heading', { name: heading })).toHaveFocus();
  },
);

test('the second factor: the focus is on the heading that says it is off', async () => {
  await openProfile({}, WITH_SECOND_FACTOR);
  await pressButton('Désactiver');
  await page.getByRole('dialog').getByLabelText('Mot de passe actuel').fill('un mot de passe');
  await page.getByRole('dialog').getByLabelText('Code', { exact: false }).fill('123456');
  answer(ENDPOINTS.removeSecondFactor, null);
  answer(ENDPOINTS.getSecondFactor, NO_SECOND_FACTOR);
  await inDialog('Désactiver');
  await expect.element(page.getByRole('heading', { name: 'Double authentification' })).toHaveFocus();
});

test('a role: the focus stays in the dialog of roles, on its heading', async () => {
  const roles = [{ id: 2, libelle: 'modo' }];
  answer(ENDPOINTS.listUsers, [makeUser({ username: 'Un', roles })], LAST_PAGE);
  answer(ENDPOINTS.listRoles, roles);
  answer(ENDPOINTS.removeUserRole, { id: 2 });
  await openAsAdmin(<AdminPage />, '/admin?tab=users');
  await pressButton('Rôles de Un');
  await press(page.getByRole('dialog').getByRole('button', { name: /^Retirer/u }));
  await expect.element(page.getByRole('heading', { name: 'Rôles de Un' })).toHaveFocus();
});

test('a tier, from the menu of its row and from its dialog: the focus is on the same of the next row', async () => {
  for (const kind of ['tierlist']) localStorage.setItem(`${kind}InfoModalShown`, 'true');
  answer(ENDPOINTS.getAlbum, sampleAlbum(3));
  await mountBuilder(newPath('tierlists', { name: 'Essai' }));
  const menu = (tier: string) => button(`Autres actions du tier ${tier}`);
  await press(menu('A'));
  await press(page.getByRole('menuitem', { name: 'Supprimer le tier' }));
  await expect.element(menu('B')).toHaveFocus();
  await press(menu('B'));
  await press(page.getByRole('menuitem', { name: 'Renommer ou changer la couleur' }));
  await inDialog('Supprimer le tier');
  await expect.element(menu('C')).toHaveFocus();
});

test('LB-39: every dialog that deletes is in the table, or leaves its page', () => {
  const sources = import.meta.glob<string>(['../features/**/*.tsx', '../editor/*.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const found = Object.entries(sources)
    .filter(([, text]) =>
      /\b(?:useDeletion|useRowDeletion)\(|<PurgeDialog|onConfirm=\{\(\) => void giveUp|<DeleteRows/.test(
        text,
      ),
    )
    .map(([file]) => file.replace('../', ''));
  const told = new Set([...DELETIONS.flatMap((deletion) => deletion.sources), ...LEAVES_PAGE]);
  expect(found.filter((file) => !told.has(file))).toEqual([]);
});
