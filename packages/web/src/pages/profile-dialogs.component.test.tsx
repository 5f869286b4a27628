// Dialogs of the profile.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { TOKEN_ENDPOINTS } from '@palmares/core/contract/token-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { checkDialogs } from '../testing/check-dialog.ts';
import { press, pressButton } from '../testing/dialog-openers.ts';
import { answer } from '../testing/fake-server.ts';
import { LONG } from '../testing/long-texts.ts';
import { mount } from '../testing/mount.tsx';
import {
  BEGUN,
  NO_SECOND_FACTOR,
  RECOVERY_CODES,
  WITH_SECOND_FACTOR,
} from '../testing/second-factor-samples.ts';
import { LINA, signInAs } from '../testing/session.ts';
import {
  LAST_PAGE,
  LAST_PAGES,
  makeAlbum,
  makeDecision,
  makeRanking,
  makeTierlist,
  makeToken,
  makeTournament,
  NO_COUNTS,
  NO_LISTS,
} from '../testing/wire-samples.ts';
import { Component as ProfilePage } from './profile-page.tsx';

const HELD = 'Album retenu';
const SECRET = 'Tier list secrète';

/** Stores unsaved work in this browser. */
function keepDraft(): void {
  const draft = { v: 1, savedAt: Date.now(), userKey: LINA.nametag, albumId: 3, description: '' };
  const own = { name: 'Pas finie', private: false, imageIds: [101, 102, 103], board: {} };
  localStorage.setItem(
    `palmares:draft:${LINA.id}:tierlist:album:3`,
    JSON.stringify({ base: null, draft: { ...draft, ...own } }),
  );
}

const ALBUM = makeAlbum({ name: LONG.album });

function answerAll(): void {
  const held = makeAlbum({ name: HELD, status: 'quarantined' });
  const own = {
    albums: [ALBUM, held],
    ...NO_LISTS,
    tierlists: [makeTierlist({ name: SECRET, private: true, album: { ...ALBUM, status: 'private' } })],
    tournaments: [makeTournament({ name: LONG.content })],
    rankings: [makeRanking({ name: 'Le classement définitif des cascades' })],
  };
  const meta = { albums: LAST_PAGE, ...LAST_PAGES };
  answer(ENDPOINTS.me, { ...LINA, ...own }, meta);
  answer(ENDPOINTS.listDecisions, [makeDecision({ name: 'Litige' })]);
  answer(ENDPOINTS.getSecondFactor, NO_SECOND_FACTOR);
  answer(ENDPOINTS.beginSecondFactor, BEGUN);
  answer(ENDPOINTS.confirmSecondFactor, { recovery_codes: RECOVERY_CODES });
  answer(ENDPOINTS.renewRecoveryCodes, { recovery_codes: RECOVERY_CODES });
  const token = makeToken({ name: LONG.content });
  answer(TOKEN_ENDPOINTS.listTokens, [token]);
  answer(TOKEN_ENDPOINTS.createToken, { ...token, token: `palm_${'0'.repeat(39)}` });
  answer(ENDPOINTS.getAlbum, {
    ...held,
    quarantine_reason: 'Plusieurs images appartiennent à quelqu’un d’autre, qui nous a écrit.',
  });
  answer(ENDPOINTS.previewDeletion, {
    ...NO_COUNTS,
    albums: 2,
    images: 9,
    dependent_contents: 1,
    kept_images: 1,
    held_albums: 1,
  });
  answer(ENDPOINTS.previewAlbumDeletion, {
    images: 6,
    kept_images: 1,
    author: { ...NO_COUNTS, tierlists: 1, rankings: 2 },
    others: { ...NO_COUNTS, tournaments: 1 },
  });
}

/** Goes from a card to the second confirmation. */
async function askToDelete(name: string, button: string): Promise<Locator> {
  const card = await pressButton(name);
  await press(page.getByRole('dialog').getByRole('button', { name: button, exact: true }));
  return card;
}

const SET_UP = 'Activer la double authentification';

/** Goes to the step with the key and its QR code. */
async function beginSetUp(): Promise<Locator> {
  const button = await pressButton(SET_UP);
  await page.getByRole('dialog').getByLabelText('Mot de passe actuel').fill('pas encore vérifié');
  await pressButton('Continuer');
  await expect.element(page.getByRole('dialog').getByRole('img')).toBeVisible();
  return button;
}

beforeEach(async () => {
  keepDraft();
  await signInAs();
  answerAll();
  await mount(<ProfilePage />, { at: '/profile' });
});

test('the account', () =>
  checkDialogs([
    {
      source: 'features/profile/username-dialog.tsx',
      name: 'Changer de nom d’utilisateur',
      open: () => pressButton('Changer de nom d’utilisateur'),
    },
    {
      source: 'features/profile/password-dialog.tsx',
      name: 'Changer le mot de passe',
      open: () => pressButton('Changer le mot de passe'),
    },
    {
      source: 'features/profile/email-dialog.tsx',
      name: 'Changer d’adresse email',
      open: () => pressButton('Changer d’adresse email'),
    },
    {
      source: 'features/profile/delete-account-dialog.tsx',
      name: 'Supprimer mon compte',
      open: () => pressButton('Supprimer mon compte'),
    },
    {
      source: 'features/profile/delete-account-dialog.tsx',
      name: /^Supprimer définitivement @/,
      open: async () => {
        const button = await pressButton('Supprimer mon compte');
        await page.getByRole('dialog').getByLabelText('Mot de passe actuel').fill('pas encore vérifié');
        await pressButton('Continuer');
        return button;
      },
    },
  ]));

test('the tokens', () =>
  checkDialogs([
    {
      source: 'features/profile/create-token-dialog.tsx',
      name: 'Créer un jeton d’accès',
      open: () => pressButton('Créer un jeton'),
    },
    {
      source: 'features/profile/own-tokens.tsx',
      name: 'Votre jeton est prêt',
      open: async () => {
        const button = await pressButton('Créer un jeton');
        const dialog = page.getByRole('dialog');
        await dialog.getByLabelText('Nom', { exact: true }).fill('Script');
        await dialog.getByLabelText('Mot de passe actuel').fill('un mot de passe');
        await pressButton('Créer le jeton');
        return button;
      },
    },
    {
      source: 'features/profile/revoke-token-dialog.tsx',
      name: `Révoquer « ${LONG.content} » ?`,
      open: () => pressButton(`Révoquer ${LONG.content}`),
    },
  ]));

test('decisions, drafts and albums', () =>
  checkDialogs([
    {
      source: 'features/profile/appeal-dialog.tsx',
      name: 'Contester cette décision',
      open: () => pressButton('Contester la décision sur Litige'),
    },
    {
      source: 'features/profile/own-drafts.tsx',
      name: 'Effacer le brouillon « Pas finie » ?',
      open: () => pressButton('Effacer : Pas finie'),
    },
    {
      source: 'features/profile/album-actions-dialog.tsx',
      name: LONG.album,
      open: () => pressButton(LONG.album),
    },
    {
      source: 'features/profile/album-actions-dialog.tsx',
      name: HELD,
      open: () => pressButton(HELD),
    },
    {
      source: 'features/profile/delete-dialog.tsx',
      name: `Supprimer « ${LONG.album} » ?`,
      open: () => askToDelete(LONG.album, 'Supprimer l’album'),
    },
  ]));

test('LB-38: contents', () =>
  checkDialogs([
    {
      source: 'features/profile/content-dialog.tsx',
      name: 'Le classement définitif des cascades',
      open: () => pressButton('Le classement définitif des cascades'),
    },
    {
      source: 'features/profile/delete-dialog.tsx',
      name: `Supprimer « ${LONG.content} » ?`,
      open: () => askToDelete(LONG.content, 'Supprimer'),
    },
    {
      source: 'features/profile/visibility-switch.tsx',
      name: `Passer « ${SECRET} » en public ?`,
      open: () => press(page.getByRole('switch', { name: `Public : ${SECRET}` })),
    },
  ]));

test('the second factor', () =>
  checkDialogs([
    {
      source: 'features/second-factor/codes-dialog.tsx',
      name: SET_UP,
      open: () => pressButton(SET_UP),
    },
    {
      source: 'features/second-factor/codes-dialog.tsx',
      name: SET_UP,
      open: beginSetUp,
    },
    {
      source: 'features/second-factor/codes-dialog.tsx',
      name: 'Vos codes de secours',
      open: async () => {
        await beginSetUp();
        await page.getByLabelText('Code de l’application').fill('123456');
        answer(ENDPOINTS.getSecondFactor, WITH_SECOND_FACTOR);
        await pressButton('Activer');
        return page.getByRole('heading', { name: 'Double authentification' });
      },
    },
    {
      source: 'features/second-factor/codes-dialog.tsx',
      name: 'Créer de nouveaux codes de secours',
      open: () => pressButton('Créer de nouveaux codes'),
    },
    {
      source: 'features/second-factor/remove-dialog.tsx',
      name: 'Désactiver la double authentification',
      open: () => pressButton('Désactiver'),
    },
  ]));
