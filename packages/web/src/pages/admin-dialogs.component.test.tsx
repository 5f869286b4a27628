// Dialogs of the administration and the moderation.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { beforeEach, test } from 'vitest';
import { page } from 'vitest/browser';
import { checkDialogs } from '../testing/check-dialog.ts';
import { press, pressButton } from '../testing/dialog-openers.ts';
import { answer } from '../testing/fake-server.ts';
import { LONG } from '../testing/long-texts.ts';
import { mount } from '../testing/mount.tsx';
import { ADMIN, signInAs } from '../testing/session.ts';
import {
  LAST_PAGE,
  makeAlbum,
  makeCase,
  makeImage,
  makeTierlist,
  makeUser,
  NO_COUNTS,
} from '../testing/wire-samples.ts';
import { Component as AdminPage } from './admin-page.tsx';
import { Component as AlbumEditPage } from './album-edit-page.tsx';
import { Component as ModerationPage } from './moderation-page.tsx';

const IMAGE = makeImage({ name: LONG.image });
const ALBUM = makeAlbum({
  name: LONG.album,
  image_count: 4,
  images: [IMAGE, makeImage(), makeImage(), makeImage()],
});

const openTab = (tab: string) => mount(<AdminPage />, { at: `/admin?tab=${tab}` });

beforeEach(async () => {
  await signInAs(ADMIN);
  answer(ENDPOINTS.listVoiceWaves, []);
  answer(ENDPOINTS.listRemovals, { accounts: [], images: [] });
  answer(ENDPOINTS.listRoles, [
    { id: 1, libelle: 'admin' },
    { id: 2, libelle: 'modo' },
  ]);
  answer(ENDPOINTS.listCategories, [{ id: 1, name: 'Films', name_en: null }]);
  answer(ENDPOINTS.previewAlbumDeletion, {
    images: 4,
    kept_images: 1,
    author: { ...NO_COUNTS, tierlists: 1, rankings: 2 },
    others: { ...NO_COUNTS, tournaments: 1 },
  });
  answer(ENDPOINTS.listImageUses, {
    image: IMAGE,
    album: { ...ALBUM, deleted: false },
    in_album: true,
    contents: [],
    content_count: 0,
    author_count: 0,
  });
});

test('the accounts', async () => {
  answer(ENDPOINTS.listUsers, [makeUser({ username: 'Dialoguine' })], LAST_PAGE);
  await openTab('users');
  await checkDialogs([
    {
      source: 'features/admin/roles-dialog.tsx',
      name: 'Rôles de Dialoguine',
      open: () => pressButton('Rôles de Dialoguine'),
    },
    {
      source: 'features/admin/users-tab.tsx',
      name: 'Supprimer « Dialoguine » ?',
      open: () => pressButton('Supprimer Dialoguine'),
    },
    {
      source: 'features/admin/users-tab.tsx',
      name: 'Supprimer « Dialoguine » ?',
      // The second step has the same title, and its button is at the same place.
      open: async () => {
        const bin = await pressButton('Supprimer Dialoguine');
        await pressButton('Continuer');
        return bin;
      },
    },
    {
      source: 'features/admin/voices-question.tsx',
      name: 'Écarter la voix de ce compte ?',
      open: () => pressButton('Écarter la voix de Dialoguine'),
    },
  ]);
});

test('LB-38: the albums', async () => {
  answer(ENDPOINTS.listAlbums, [ALBUM], LAST_PAGE);
  await openTab('albums');
  await checkDialogs([
    {
      source: 'features/admin/quarantine-dialog.tsx',
      name: `Mettre « ${LONG.album} » en quarantaine ?`,
      open: async () => {
        const status = page.getByLabelText(`Statut de ${LONG.album}`);
        await status.click();
        await status.selectOptions('quarantined');
        return status;
      },
    },
    {
      source: 'features/admin/deletion-question.tsx',
      name: `Supprimer « ${LONG.album} » ?`,
      open: () => pressButton(`Supprimer ${LONG.album}`),
    },
    {
      source: 'features/admin/bulk-questions.tsx',
      name: 'Supprimer 1 élément ?',
      open: async () => {
        const chosen = page.getByRole('checkbox').first();
        if (!chosen.element().matches(':checked')) await press(chosen);
        const bar = page.getByRole('region', { name: '1 élément sélectionné' });
        return press(bar.getByRole('button', { name: 'Supprimer' }));
      },
    },
  ]);
});

test('the tier lists', async () => {
  answer(ENDPOINTS.listTierlists, [makeTierlist({ name: LONG.content })], LAST_PAGE);
  await openTab('tierlists');
  await checkDialogs([
    {
      source: 'features/admin/deletion-question.tsx',
      name: `Supprimer « ${LONG.content} » ?`,
      open: () => pressButton(`Supprimer ${LONG.content}`),
    },
  ]);
});

test('LB-38: the categories', async () => {
  await openTab('categories');
  await checkDialogs([
    {
      source: 'features/admin/category-forms.tsx',
      name: 'Renommer « Films »',
      open: () => pressButton('Renommer « Films »'),
    },
    {
      source: 'features/admin/deletion-question.tsx',
      name: 'Supprimer « Films » ?',
      open: () => pressButton('Supprimer Films'),
    },
  ]);
});

test('the flagged images', async () => {
  answer(
    ENDPOINTS.listFlaggedImages,
    [
      {
        image: IMAGE,
        scores: { Sexy: 0.62, Neutral: 0.31, Porn: 0.07 },
        acts: ['kept', 'removed'],
        state: 'pending',
        createdAt: ALBUM.createdAt,
        album: ALBUM,
      },
    ],
    LAST_PAGE,
  );
  await openTab('flags');
  await checkDialogs([
    {
      source: 'features/moderation/remove-question.tsx',
      name: `Retirer « ${LONG.image} » partout ?`,
      open: () => pressButton(`Retirer partout : ${LONG.image}`),
    },
  ]);
});

test('a case of the moderation', async () => {
  const detail = makeCase({ name: LONG.content, copies: [], cover: IMAGE });
  answer(ENDPOINTS.listQueue, [{ case: detail, flag: null }], {
    next_cursor: null,
    counts: { open: 1, escalated: 0, appealed: 0 },
  });
  answer(ENDPOINTS.getCase, detail);
  await mount(<ModerationPage />, { at: '/moderation' });
  await checkDialogs([
    {
      source: 'features/moderation/case-drawer.tsx',
      name: `Tier list « ${LONG.content} »`,
      open: () => pressButton(LONG.content),
    },
  ]);
});

test('the editor of somebody’s album', async () => {
  answer(ENDPOINTS.getAlbum, ALBUM);
  await mount(<AlbumEditPage />, { at: `/admin/album/edit/${ALBUM.id}`, path: '/admin/album/edit/:id' });
  await checkDialogs([
    {
      source: 'features/album-editor/purge-image.tsx',
      name: `Retirer « ${LONG.image} » partout ?`,
      open: async () => {
        const tile = await pressButton(`Modifier ${LONG.image}`);
        await pressButton('Retirer partout');
        return tile;
      },
    },
  ]);
});
