// The moderation queue and its cases (docs/decisions/0057-reports.md): what staff see, and what their actions send.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { CaseDetail, QueueEntry } from '@palmares/core/contract/types';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { checkPage } from '../testing/check-page.ts';
import { LARGE_TEXT } from '../testing/display-modes.ts';
import { answer, failNetwork, findCalls, holdReply, refuse } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import { findBrokenWords, setReaderSettings } from '../testing/reader-settings.ts';
import { ADMIN, signInAs } from '../testing/session.ts';
import { makeAlbum, makeCase, makeImage } from '../testing/wire-samples.ts';
import { Component as ModerationPage } from './moderation-page.tsx';

const drawer = page.getByRole('dialog');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const openPage = (at = '/moderation') => mount(<ModerationPage />, { at });

function queue(entries: readonly QueueEntry[], counts = { open: entries.length, escalated: 2, appealed: 0 }) {
  answer(ENDPOINTS.listQueue, [...entries], { next_cursor: null, counts });
}

/** Answers the queue with one case that can be opened and decided. */
function giveCase(wanted: Partial<CaseDetail> = {}): CaseDetail {
  const detail = makeCase(wanted);
  queue([{ case: detail, flag: null }]);
  answer(ENDPOINTS.getCase, detail);
  answer(ENDPOINTS.decideCase, { id: detail.id, state: 'decided' });
  return detail;
}

test('WCAG 1.4.4: in letters twice as large, on a phone, a case keeps its words and its reason whole', async () => {
  await setReaderSettings(390, 844, LARGE_TEXT);
  giveCase({ name: 'Bandes dessinées', reasons: [{ reason: 'hate', count: 3 }] });
  await openPage();
  const card = page.getByRole('article');
  await expect.element(card).toBeVisible();
  expect(findBrokenWords(card.element())).toEqual([]);
  const reason = card.getByText('3 × Haine, harcèlement ou violence').element();
  expect(reason.scrollWidth, 'the reason is cut').toBeLessThanOrEqual(reason.clientWidth);
});

const openCase = async (name = 'Litige') => {
  await openPage();
  await button(name).click();
};

beforeEach(async () => {
  await signInAs(ADMIN);
});

describe('the queue', () => {
  test('AD-40: shows reports and flagged images together, and how many wait on each shelf', async () => {
    const album = makeAlbum();
    const image = makeImage({ name: 'Douteuse' });
    const flag = {
      image,
      scores: { Sexy: 0.62 },
      acts: ['kept' as const, 'removed' as const],
      state: 'pending' as const,
      createdAt: album.createdAt,
      album,
    };
    queue([
      { case: makeCase({ reasons: [{ reason: 'hate', count: 3 }] }), flag: null },
      { case: null, flag },
    ]);
    await openPage();
    const list = page.getByRole('list', { name: 'À trier' });
    await expect.element(list).toMatchTextContent('3 × Haine, harcèlement ou violence');
    await expect.element(list).toMatchTextContent('3 signalements');
    await expect.element(button('Garder Douteuse')).toBeVisible();
    await expect.element(button(/^À trier/)).toMatchTextContent('À trier2');
    await expect.element(button(/^Transmis/)).toMatchTextContent('Transmis2');
    await expect.element(button(/^Contestés/)).toMatchTextContent('Contestés');
  });

  test('offers no decision on a flagged image of the reader, and says why', async () => {
    const album = makeAlbum();
    const image = makeImage({ name: 'La mienne' });
    const flag = {
      image,
      scores: {},
      acts: ['removed' as const],
      state: 'pending' as const,
      createdAt: album.createdAt,
      album,
    };
    queue([{ case: null, flag }]);
    await openPage();
    await expect
      .element(page.getByRole('article'))
      .toMatchTextContent('C’est une de vos images : quelqu’un d’autre décidera.');
    await expect.element(button('Garder La mienne')).not.toBeInTheDocument();
    await expect.element(button(/Retirer partout|La mienne/)).toBeVisible();
  });

  test('AD-40, AD-42: asks for the shelf of the address, which a press changes', async () => {
    queue([]);
    const { address } = await openPage('/moderation?shelf=escalated');
    await expect.element(page.getByText('Rien de transmis')).toBeVisible();
    await expect
      .element(page.getByText('Ce que la modération transmet attend ici l’administration.'))
      .toBeVisible();
    await button(/^Classés/).click();
    await expect.element(page.getByText('Rien de classé')).toBeVisible();
    expect(address()).toBe('/moderation?shelf=closed');
    expect(findCalls(ENDPOINTS.listQueue).map(({ query }) => query['shelf'])).toEqual([
      'escalated',
      'closed',
    ]);
  });

  test('that cannot be loaded is asked for again', async () => {
    failNetwork(ENDPOINTS.listQueue);
    await openPage();
    await expect
      .element(page.getByText('Impossible de charger les données. Veuillez réessayer plus tard.'))
      .toBeVisible();
    giveCase();
    await button('Réessayer').click();
    await expect.element(button('Litige')).toBeVisible();
  });

  test('is a page as every page has to be', async () => {
    giveCase({
      name: 'Une-tier-list-au-nom-d’un-seul-tenant-qui-ne-se-coupe-nulle-part',
      cover: makeImage(),
    });
    await openPage();
    await expect.element(button(/^Une-tier-list/)).toBeVisible();
    await checkPage();
  });
});

describe('a case', () => {
  test('shows what people say, never more than a visitor is, and what it was', async () => {
    giveCase({ earlier_decisions: 2 });
    await openCase();
    await expect.element(drawer).toMatchTextContent('Regardez le tier D.');
    await expect.element(drawer).toMatchTextContent('Personne sans compte');
    await expect.element(drawer).toMatchTextContent('2 autres décisions');
    await expect.element(drawer).toMatchTextContent('Comme elle était.');
    await expect.element(drawer).toMatchTextContent('Image effacée');
    await expect
      .element(drawer.getByRole('link', { name: 'Voir la page' }))
      .toHaveAttribute('href', '/tierlists/12');
  });

  test('names each image of a copy once', async () => {
    giveCase();
    await openCase();
    await expect.element(drawer.getByText('Rouge', { exact: true })).toBeVisible();
    expect(drawer.getByRole('img', { name: 'Rouge' }).elements()).toEqual([]);
  });

  test('of an image names it once, by the name of the copy', async () => {
    const image = { id: 102, name: 'Rouge', description: null, url: null, image: makeImage({ id: 102 }) };
    const groups = [{ label: '', color: null, images: [image] }];
    giveCase({
      kind: 'image',
      copies: [
        {
          id: 2,
          createdAt: '2026-11-02T10:00:00.000Z',
          name: 'Rouge',
          description: null,
          album: null,
          groups,
        },
      ],
    });
    await openCase();
    await expect.element(drawer.getByText('Rouge', { exact: true })).toBeVisible();
    expect(drawer.getByText('Rouge', { exact: true }).elements()).toHaveLength(1);
  });

  test('offers what the server says that the reader may do', async () => {
    giveCase({ acts: ['dismiss', 'escalate'] });
    await openCase();
    const acts = drawer.getByRole('region', { name: 'Que faire ?' }).getByRole('button');
    await expect.element(acts.first()).toBeVisible();
    expect(acts.elements().map(({ textContent }) => textContent)).toEqual([
      'Classer sans suite',
      'Transmettre',
    ]);
  });

  test('AD-42, AD-43: says before each decision what follows from it', async () => {
    giveCase({ acts: ['escalate', 'deactivate'] });
    await openCase();
    await drawer.getByRole('button', { name: 'Transmettre' }).click();
    await expect.element(drawer).toMatchTextContent('L’administration décidera.');
    await drawer.getByRole('button', { name: 'Retour' }).click();
    await drawer.getByRole('button', { name: 'Désactiver le compte' }).click();
    await expect
      .element(drawer)
      .toMatchTextContent(
        'La personne ne peut plus se connecter ; ce qu’elle a rendu public reste visible. Elle reçoit le motif par email.',
      );
  });

  test('is dismissed in two presses, without a reason', async () => {
    const { id } = giveCase();
    await openCase();
    await drawer.getByRole('button', { name: 'Classer sans suite' }).click();
    await expect.element(drawer).toMatchTextContent('l’auteur n’en sait rien');
    queue([]);
    await drawer.getByRole('button', { name: 'Classer sans suite' }).click();
    await expect.element(page.getByText('Signalement classé sans suite.')).toBeVisible();
    await expect.element(page.getByText('Rien à trier')).toBeVisible();
    expect(findCalls(ENDPOINTS.decideCase)).toMatchObject([{ id, body: { act: 'dismiss' } }]);
  });

  test('is decided with a reason that the author reads', async () => {
    const { id } = giveCase();
    await openCase();
    await drawer.getByRole('button', { name: 'Masquer le contenu' }).click();
    await drawer.getByRole('button', { name: 'Masquer le contenu' }).click();
    await expect.element(drawer).toMatchTextContent('Ce texte est nécessaire.');
    expect(findCalls(ENDPOINTS.decideCase)).toEqual([]);
    await drawer.getByLabelText('Motif, tel que l’auteur le lira').fill('Trop cruel.');
    await drawer.getByRole('button', { name: 'Masquer le contenu' }).click();
    await expect.element(page.getByText('Contenu masqué.')).toBeVisible();
    expect(findCalls(ENDPOINTS.decideCase)).toMatchObject([
      { id, body: { act: 'hide', reason: 'Trop cruel.' } },
    ]);
  });

  test('that somebody else decided first says so, and what was typed stays', async () => {
    giveCase();
    refuse(ENDPOINTS.decideCase, {
      status: 409,
      code: 'case_moved_on',
      message: 'Ce signalement a reçu une autre réponse entre-temps.',
    });
    await openCase();
    await drawer.getByRole('button', { name: 'Masquer le contenu' }).click();
    await drawer.getByLabelText('Motif, tel que l’auteur le lira').fill('Trop cruel.');
    await drawer.getByRole('button', { name: 'Masquer le contenu' }).click();
    await expect.element(drawer.getByRole('alert')).toMatchTextContent('une autre réponse entre-temps');
    await expect.element(drawer.getByLabelText('Motif, tel que l’auteur le lira')).toHaveValue('Trop cruel.');
  });

  test('that is contested shows both sides', async () => {
    giveCase({
      state: 'appealed',
      sanction: 'hide',
      reason: 'Trop cruel.',
      appeal: 'C’est de l’humour.',
      decided_by: { id: 1, username: 'Ada', nametag: 'ada' },
      acts: ['uphold', 'lift'],
      reports: [],
      copies: [],
    });
    await openCase();
    await expect.element(drawer).toMatchTextContent('Contenu masqué par Ada · Contesté');
    await expect.element(drawer).toMatchTextContent('C’est de l’humour.');
    await drawer.getByRole('button', { name: 'Maintenir la décision' }).click();
    await expect.element(drawer.getByLabelText('Réponse, telle que l’auteur la lira')).toBeVisible();
  });

  test('that is contested waits for an admin who did not decide it', async () => {
    const decider = { id: ADMIN.id, username: ADMIN.username, nametag: ADMIN.nametag };
    giveCase({ state: 'appealed', sanction: 'hide', appeal: 'Non.', decided_by: decider, acts: [] });
    await openCase();
    await expect
      .element(drawer)
      .toMatchTextContent('Une autre personne de l’administration répondra à la contestation.');
    await expect.element(drawer.getByRole('region', { name: 'Que faire ?' })).not.toBeInTheDocument();
  });

  test('about the reader is left to somebody else, and says so', async () => {
    const author = { id: ADMIN.id, username: ADMIN.username, nametag: ADMIN.nametag };
    giveCase({ author, acts: [] });
    await openCase();
    await expect
      .element(drawer)
      .toMatchTextContent('Ce signalement vous concerne : quelqu’un d’autre décidera.');
    await expect.element(drawer.getByRole('region', { name: 'Que faire ?' })).not.toBeInTheDocument();
  });

  test('that is on its way says so', async () => {
    giveCase();
    const release = holdReply(ENDPOINTS.getCase);
    await openCase();
    await expect.element(page.getByRole('dialog', { name: 'Chargement…' })).toBeVisible();
    release();
    await expect.element(page.getByRole('dialog', { name: 'Tier list « Litige »' })).toBeVisible();
  });

  test('that is gone says so', async () => {
    giveCase();
    refuse(ENDPOINTS.getCase, { status: 404, code: 'not_found' });
    await openCase();
    await expect.element(drawer).toMatchTextContent('Ce signalement n’existe plus.');
  });

  test('keeps the focus of a keyboard with what takes the place of what was pressed', async () => {
    giveCase();
    await openCase();
    await drawer.getByRole('button', { name: 'Masquer le contenu' }).click();
    await expect.element(drawer.getByLabelText('Motif, tel que l’auteur le lira')).toHaveFocus();
    await drawer.getByRole('button', { name: 'Retour' }).click();
    await expect.element(drawer.getByRole('button', { name: 'Classer sans suite' })).toHaveFocus();
  });
});
