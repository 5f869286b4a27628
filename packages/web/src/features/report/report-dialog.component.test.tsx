// The form to report something (docs/decisions/0057-reports.md).
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, findCalls, refuse } from '../../testing/fake-server.ts';
import { mount } from '../../testing/mount.tsx';
import { signInAs, signOut } from '../../testing/session.ts';
import { LanguageContext } from '../../ui/language.ts';
import type { ReportTarget } from '../../ui/report-slot.tsx';
import { ReportAction } from './report-action.tsx';

const ALBUM: ReportTarget = { kind: 'album', id: 9, name: 'Bêtes' };
const dialog = page.getByRole('dialog');
const field = (label: RegExp) => dialog.getByLabelText(label);
const send = () => dialog.getByRole('button', { name: 'Envoyer le signalement' }).click();

beforeEach(() => {
  answer(ENDPOINTS.reportAlbum, null);
  answer(ENDPOINTS.reportAuthor, null);
});

async function open(target: ReportTarget = ALBUM): Promise<void> {
  await mount(<ReportAction target={target} look="button" />);
  await page.getByRole('button', { name: 'Signaler' }).click();
}

test('AD-37: says what becomes of it, and asks what a copyright report is about', async () => {
  await signInAs();
  await open();
  await expect
    .element(dialog)
    .toMatchTextContent('La modération va l’examiner. L’auteur ne saura jamais qui a signalé.');
  await dialog.getByLabelText('Droit d’auteur ou marque').click();
  await expect
    .element(dialog)
    .toMatchTextContent(
      'De quelle œuvre s’agit-il, et en détenez-vous les droits, ou représentez-vous leur titulaire ?',
    );
});

test('a reason is chosen, and words are given where the reason alone says nothing', async () => {
  await signInAs();
  await open();
  await send();
  await expect.element(dialog).toMatchTextContent('Choisissez une raison.');

  await dialog.getByLabelText('Autre raison').click();
  await send();
  await expect.element(dialog).toMatchTextContent('Dites en quelques mots ce qui ne va pas.');
  expect(findCalls(ENDPOINTS.reportAlbum)).toEqual([]);

  await field(/^Précisions/).fill('C’est ma photo.');
  await send();
  await expect
    .element(page.getByText('Merci, votre signalement est transmis à la modération.'))
    .toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(findCalls(ENDPOINTS.reportAlbum)).toMatchObject([
    { id: 9, body: { reason: 'other', text: 'C’est ma photo.' } },
  ]);
});

test('a visitor may leave an address; an account is not asked for one', async () => {
  await signOut();
  await open({ kind: 'author', nametag: 'zoe', name: 'Zoé' });
  await dialog.getByLabelText('Contenu illégal').click();
  await field(/^Votre adresse email/).fill('lea@');
  await send();
  await expect.element(dialog).toMatchTextContent('Cette adresse email n’est pas valide.');
  await field(/^Votre adresse email/).fill('lea@example.org');
  await send();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(findCalls(ENDPOINTS.reportAuthor)).toMatchObject([
    { body: { reason: 'illegal', nametag: 'zoe', email: 'lea@example.org' } },
  ]);

  await signInAs();
  await page.getByRole('button', { name: 'Signaler' }).click();
  await expect.element(field(/^Précisions/)).toBeVisible();
  await expect.element(field(/^Votre adresse email/)).not.toBeInTheDocument();
});

test('a refusal is told in the dialog, and what was typed stays', async () => {
  refuse(ENDPOINTS.reportAlbum, {
    status: 409,
    code: 'already_reported',
    message: 'Vous avez déjà signalé ceci.',
  });
  await open();
  await dialog.getByLabelText('Autre raison').click();
  await field(/^Précisions/).fill('Une phrase.');
  await send();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Vous avez déjà signalé ceci.');
  await expect.element(field(/^Précisions/)).toHaveValue('Une phrase.');
});

test('AD-38: on the page of a tournament it speaks English, what the server says too', async () => {
  refuse(ENDPOINTS.reportTournament, { status: 409, code: 'already_reported', message: 'Déjà signalé.' });
  await mount(
    <LanguageContext value="en">
      <ReportAction target={{ kind: 'tournament', id: 3, name: 'Cup' }} look="button" />
    </LanguageContext>,
  );
  await page.getByRole('button', { name: 'Report' }).click();
  await dialog.getByLabelText('Spam or misleading content').click();
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('You have already reported this.');
});
