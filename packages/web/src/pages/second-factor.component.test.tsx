// The second factor on the profile, and the redirect of staff who lack one (decision 0069).
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { decodeQR } from 'qr/decode.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { RequireAdmin } from '../app/guards.tsx';
import { SecondFactorSection } from '../features/second-factor/second-factor-section.tsx';
import { answer, findCalls, refuse } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import {
  BEGUN,
  NO_SECOND_FACTOR,
  RECOVERY_CODES,
  WITH_SECOND_FACTOR,
} from '../testing/second-factor-samples.ts';
import { ADMIN, sampleSession, signInAs } from '../testing/session.ts';

const SET_UP = 'Activer la double authentification';
const PASSWORD = 'hers-and-long';

const dialog = page.getByRole('dialog');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const pressIn = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
const password = dialog.getByLabelText('Mot de passe actuel');
const code = dialog.getByLabelText('Code de l’application');
const recoveryCode = dialog.getByLabelText('Code de secours', { exact: true });
const codes = dialog.getByRole('list', { name: 'Codes de secours' });
const heading = page.getByRole('heading', { name: 'Double authentification' });
const sessionsAsked = () => findCalls(ENDPOINTS.session).length;

beforeEach(async () => {
  await signInAs();
  answer(ENDPOINTS.getSecondFactor, NO_SECOND_FACTOR);
  answer(ENDPOINTS.beginSecondFactor, BEGUN);
  answer(ENDPOINTS.confirmSecondFactor, { recovery_codes: RECOVERY_CODES });
  answer(ENDPOINTS.renewRecoveryCodes, { recovery_codes: RECOVERY_CODES });
  answer(ENDPOINTS.removeSecondFactor, null);
});

const openPage = () => mount(<SecondFactorSection />);

async function begin(): Promise<void> {
  await press(SET_UP);
  await password.fill(PASSWORD);
  await pressIn('Continuer');
  await expect.element(code).toBeVisible();
}

/** Decodes the QR code as a camera would: drawn black on white. */
async function scan(): Promise<string> {
  const drawn = dialog.getByRole('img').element();
  const side = 400;
  const copy = drawn.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(side));
  copy.setAttribute('height', String(side));
  copy.setAttribute('style', `fill: ${getComputedStyle(drawn).fill}`);
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await picture.decode();
  const context = new OffscreenCanvas(side, side).getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = getComputedStyle(drawn).backgroundColor;
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, 0, 0);
  return decodeQR(context.getImageData(0, 0, side, side));
}

describe('set up', () => {
  test('AC-81: asks for the password, shows the key to cameras and to who cannot scan, and wants its code', async () => {
    await openPage();
    await press(SET_UP);
    await pressIn('Continuer');
    await expect.element(password).toHaveFocus();
    await expect.element(password).toHaveAccessibleDescription('Veuillez saisir votre mot de passe actuel.');
    await password.fill(PASSWORD);
    await pressIn('Continuer');

    await expect.element(code).toHaveFocus();
    expect(findCalls(ENDPOINTS.beginSecondFactor).map(({ body }) => body)).toEqual([
      { currentPassword: PASSWORD },
    ]);
    await expect.element(dialog.getByRole('textbox', { name: 'Clé' })).toHaveValue(BEGUN.totp_key);
    expect(await scan()).toBe(BEGUN.uri);
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(code).toHaveAttribute('inputmode', 'numeric');
  });

  test('a wrong password and a wrong code are told at their fields', async () => {
    await openPage();
    refuse(ENDPOINTS.beginSecondFactor, {
      status: 400,
      code: 'wrong_current_password',
      message: 'Le mot de passe actuel est incorrect.',
    });
    await press(SET_UP);
    await password.fill('not-hers');
    await pressIn('Continuer');
    await expect.element(password).toHaveAccessibleDescription('Le mot de passe actuel est incorrect.');

    answer(ENDPOINTS.beginSecondFactor, BEGUN);
    await pressIn('Continuer');
    await code.fill('12345');
    await pressIn('Activer');
    await expect.element(code).toHaveAccessibleDescription('Un code compte 6 chiffres.');
    expect(findCalls(ENDPOINTS.confirmSecondFactor)).toEqual([]);
    refuse(ENDPOINTS.confirmSecondFactor, {
      status: 400,
      code: 'wrong_second_factor',
      message: 'Ce code est incorrect.',
    });
    await code.fill('123456');
    await pressIn('Activer');
    await expect.element(code).toHaveAccessibleDescription('Ce code est incorrect.');
    await expect.element(code).toHaveFocus();
  });

  test('AC-81, AC-82: ends with the recovery codes, to copy and to keep; the session is asked for again once they were seen', async () => {
    await openPage();
    await begin();
    await code.fill('123 456');
    answer(ENDPOINTS.getSecondFactor, WITH_SECOND_FACTOR);
    const asked = sessionsAsked();
    await pressIn('Activer');

    await expect.element(codes).toHaveFocus();
    expect(
      codes
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(RECOVERY_CODES);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await pressIn('Copier');
    expect(write).toHaveBeenCalledWith(RECOVERY_CODES.join('\n'));
    write.mockRestore();
    expect(sessionsAsked()).toBe(asked);
    await expect
      .element(dialog)
      .toMatchTextContent(
        'Gardez‑les ailleurs que sur votre téléphone : sur papier, par exemple. Chacun remplace une fois le code de l’application. Ils ne seront plus affichés.',
      );
    await pressIn('J’ai gardé mes codes');

    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(heading).toHaveFocus();
    await expect.poll(sessionsAsked).toBe(asked + 1);
    await expect.element(page.getByText('Activée le 20 novembre 2026')).toBeVisible();
  });
});

describe('once it is on', () => {
  beforeEach(() => answer(ENDPOINTS.getSecondFactor, { ...WITH_SECOND_FACTOR, recovery_codes_left: 1 }));

  test('AC-83: one reads how many recovery codes are left, and makes new ones after the password and a code', async () => {
    await openPage();
    await expect.element(page.getByText(/^1\u00A0code disponible/)).toBeVisible();
    await press('Créer de nouveaux codes');
    await password.fill(PASSWORD);
    await pressIn('Créer les codes');
    await expect.element(code).toHaveFocus();
    await code.fill('123456');
    await pressIn('Créer les codes');

    await expect.element(codes).toHaveFocus();
    expect(findCalls(ENDPOINTS.renewRecoveryCodes).map(({ body }) => body)).toEqual([
      { currentPassword: PASSWORD, code: '123456' },
    ]);
  });

  test('it is taken away with the password and a code, which may be one of recovery', async () => {
    await openPage();
    await press('Désactiver');
    await pressIn('Désactiver');
    await expect.element(password).toHaveFocus();
    await expect.element(code).toHaveAttribute('aria-invalid');
    await pressIn('Utiliser un code de secours');
    await expect.element(recoveryCode).toHaveFocus();
    await expect.element(recoveryCode).not.toHaveAttribute('aria-invalid');
    await password.fill(PASSWORD);
    await recoveryCode.fill('0000 0000 0000 0001');
    answer(ENDPOINTS.getSecondFactor, NO_SECOND_FACTOR);
    await pressIn('Désactiver');

    await expect.element(page.getByText('La double authentification est désactivée.').first()).toBeVisible();
    expect(findCalls(ENDPOINTS.removeSecondFactor).map(({ body }) => body)).toEqual([
      { currentPassword: PASSWORD, code: '0000 0000 0000 0001' },
    ]);
    await expect.element(page.getByRole('button', { name: SET_UP })).toBeVisible();
  });
});

test('whether there is one may be unknown: one is told, and can ask again', async () => {
  refuse(ENDPOINTS.getSecondFactor, { status: 400, code: 'invalid_request' });
  await openPage();
  const told = page.getByText('Impossible de savoir si la double authentification est activée.');
  await expect.element(told).toBeVisible();
  answer(ENDPOINTS.getSecondFactor, { ...NO_SECOND_FACTOR, required: true });
  await press('Réessayer');

  await expect.element(page.getByRole('alert').first()).toMatchTextContent('Ce site la demande à son équipe');
});

test('staff who need one are led to its set-up, and to the page they asked for once it is on', async () => {
  await signInAs({ ...ADMIN, second_factor_missing: true });
  await mount(<RequireAdmin />, { at: '/admin' });
  await expect
    .element(page.getByRole('heading', { name: 'Activez d’abord la double authentification' }))
    .toBeInTheDocument();
  await begin();
  await code.fill('123456');
  await pressIn('Activer');
  await expect.element(codes).toHaveFocus();
  answer(ENDPOINTS.session, sampleSession(ADMIN));
  await pressIn('J’ai gardé mes codes');

  await expect.element(page.getByRole('button', { name: SET_UP })).not.toBeInTheDocument();
});
