// Tests the page of a room: entry, each step for a guest and for the host, and the end. room-link.test.ts tests the connection.
import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import type { RoomSeat, RoomSnapshot, VoteBody } from '@palmares/core/contract/types';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OfflineNotice } from '../app/offline-notice.tsx';
import { network } from '../lib/network.ts';
import { checkPage } from '../testing/check-page.ts';
import { answer, failNetwork, findCalls, holdReply, refuse } from '../testing/fake-server.ts';
import { mount } from '../testing/mount.tsx';
import {
  HOST_SEAT,
  makeGuestSnapshot,
  makeHostSnapshot,
  makePreview,
  makeRoomGuest,
  makeSeat,
  PLAY,
  ROOM_CODE,
  serveRoom,
} from '../testing/room-samples.ts';
import { signInAs } from '../testing/session.ts';
import { Component as RoomPage } from './room-page.tsx';

const title = page.getByRole('heading', { level: 1 });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** Opens a dialog of the host. */
async function manage(name: string): Promise<void> {
  await button(/^Gérer le salon/).click();
  await page.getByRole('menuitem', { name }).click();
}

const PATH = `/salon/${ROOM_CODE}`;
const mountPage = (at: string) => mount(<RoomPage />, { at, path: '/salon/:code' });

/** A browser without a seat in the room. */
function standOutside(preview = makePreview()): void {
  refuse(ROOM_ENDPOINTS.getRoomSeat, { status: 401, code: 'room_seat_required' });
  answer(ROOM_ENDPOINTS.previewRoom, preview);
}

/** Opens the room in a browser that has a seat, a guest's by default. */
async function sitIn(first: RoomSnapshot, seat: RoomSeat = makeSeat()) {
  answer(ROOM_ENDPOINTS.getRoomSeat, seat);
  const stream = serveRoom(first);
  const mounted = await mountPage(PATH);
  return { ...stream, ...mounted };
}

const sitAsHost = (first: RoomSnapshot) => sitIn(first, HOST_SEAT);

const DECIDED = { tiers: [[101], [], [], [], []], pool: [] };
const REVEAL = {
  ...PLAY,
  phase: 'reveal' as const,
  votes: [
    { choice: 0, count: 2 },
    { choice: 2, count: 1 },
  ],
  outcome: 0,
  board: DECIDED,
};

describe('the way in', () => {
  test('SA-3: a wrong code says so, and another one leads on in any case', async () => {
    standOutside();
    const { address } = await mountPage('/salon/abc');
    await expect.element(page.getByText(/Ce code n’en est pas un/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Code du salon' }).fill('kxr-4pt');
    await button('Continuer').click();
    await expect.poll(address).toBe(PATH);
    await expect.element(title).toHaveTextContent('Salon « Couleurs »');
  });

  test('a code that no room has says so', async () => {
    refuse(ROOM_ENDPOINTS.getRoomSeat, { status: 404, code: 'not_found' });
    await mountPage(PATH);
    await expect.element(page.getByText('Aucun salon ouvert n’a ce code.')).toBeVisible();
  });

  test('SA-5, SA-6: a guest gives a name, with the key of the link, and is in', async () => {
    standOutside();
    await mountPage(`${PATH}#invitation`);
    await button('Rejoindre').click();
    await expect.element(page.getByText('Choisissez un nom.')).toBeVisible();
    expect(findCalls(ROOM_ENDPOINTS.enterRoom)).toHaveLength(0);
    serveRoom(makeGuestSnapshot());
    answer(ROOM_ENDPOINTS.enterRoom, () => {
      answer(ROOM_ENDPOINTS.getRoomSeat, makeSeat());
      return { audience: 'guest' as const, seat: makeSeat() };
    });
    await page.getByRole('textbox', { name: 'Votre nom' }).fill('Léa');
    await button('Rejoindre').click();
    await expect.element(title).toHaveTextContent('L’hôte lance bientôt la partie');
    expect(findCalls(ROOM_ENDPOINTS.enterRoom).map(({ body }) => body)).toEqual([
      { name: 'Léa', invite_key: 'invitation' },
    ]);
  });

  test('SA-5: somebody signed in enters as themself, and their session goes on', async () => {
    await signInAs();
    standOutside();
    await mountPage(PATH);
    await expect.element(button('Rejoindre en tant que Lina')).toBeVisible();
    await checkPage();
  });

  test.each([
    [{ locked: true }, 'Ce salon est verrouillé'],
    [{ full: true }, 'Ce salon est complet'],
    [{ phase: 'end' as const }, 'Ce salon est terminé'],
  ])('SA-7: %o keeps others out', async (patch, text) => {
    standOutside(makePreview(patch));
    await mountPage(PATH);
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
    await checkPage();
  });

  test('SA-28: a removed guest asks to come back', async () => {
    refuse(ROOM_ENDPOINTS.getRoomSeat, { status: 403, code: 'room_removed' });
    refuse(ROOM_ENDPOINTS.enterRoom, { status: 403, code: 'room_removed' });
    await mountPage(PATH);
    await button('Demander à revenir').click();
    await expect.element(page.getByText(/^Demande envoyée/)).toBeVisible();
  });
});

describe('a guest', () => {
  test('the lobby shows code, link, QR code and who is there', async () => {
    await sitIn(makeGuestSnapshot());
    await expect.element(page.getByRole('img', { name: 'Code QR du lien d’invitation' })).toBeVisible();
    await expect
      .element(page.getByRole('textbox', { name: 'Lien d’invitation' }))
      .toHaveValue(`${location.origin}${PATH}`);
    await expect.element(page.getByText('Lina', { exact: true })).toBeVisible();
    await expect.element(button('Lancer la partie')).not.toBeInTheDocument();
    await checkPage();
  });

  test('SA-10, SA-14: a press votes, another one changes it; the reveal shows votes and outcome', async () => {
    answer(ROOM_ENDPOINTS.voteInRoom, ({ body }) => body as VoteBody);
    const { send } = await sitIn(makeGuestSnapshot(PLAY));
    await expect.element(title).toHaveTextContent('Quel tier pour Image 1 ?');
    await button('Tier A').click();
    await expect.element(button(/^Tier A/)).toHaveAttribute('aria-pressed', 'true');
    await button('Tier S').click();
    await expect
      .poll(() => findCalls(ROOM_ENDPOINTS.voteInRoom).map(({ body }) => body))
      .toEqual([
        { step: 0, choice: 1 },
        { step: 0, choice: 0 },
      ]);
    await checkPage();
    send(makeGuestSnapshot({ ...REVEAL, version: '2.5' }));
    await expect.element(title).toHaveTextContent('Image 1 : tier S');
    await expect.element(button(/^Tier S, 2 votes/)).toHaveAttribute('aria-pressed', 'true');
    await expect
      .element(page.getByRole('status').first())
      .toHaveTextContent('Image 1 : tier S. Tier S, 2 votes. Tier B, 1 vote.');
    await checkPage();
  });

  test('SA-14: a vote that comes too late is taken back', async () => {
    refuse(ROOM_ENDPOINTS.voteInRoom, { status: 409, code: 'room_step_closed' });
    await sitIn(makeGuestSnapshot(PLAY));
    await button('Tier A').click();
    await expect.element(page.getByText(/^Trop tard/)).toBeVisible();
    await expect.element(button('Tier A')).toHaveAttribute('aria-pressed', 'false');
  });

  test('SA-47: a vote is on its way until the server has it, and a reload sends it again', async () => {
    answer(ROOM_ENDPOINTS.voteInRoom, ({ body }) => body as VoteBody);
    const release = holdReply(ROOM_ENDPOINTS.voteInRoom);
    const { unmount } = await sitIn(makeGuestSnapshot(PLAY));
    await button('Tier A').click();
    await expect.element(button('Tier A. Envoi de votre vote…')).toHaveAttribute('aria-pressed', 'true');
    await checkPage();
    await unmount();
    await sitIn(makeGuestSnapshot(PLAY));
    await expect.element(button('Tier A. Envoi de votre vote…')).toBeVisible();
    release();
    await expect.element(button('Tier A. Votre vote')).toHaveAttribute('aria-pressed', 'true');
    expect(findCalls(ROOM_ENDPOINTS.voteInRoom).map(({ body }) => body)).toEqual([
      { step: 0, choice: 1 },
      { step: 0, choice: 1 },
    ]);
    expect(sessionStorage.getItem(`palmares:room:${ROOM_CODE}:votes`)).toBeNull();
  });

  test('SA-47: a kept vote that the server has counted is not sent again, one that is too late is told', async () => {
    const keep = (step: number) =>
      sessionStorage.setItem(
        `palmares:room:${ROOM_CODE}:votes`,
        JSON.stringify({ seat: 2, votes: [{ step, choice: 2 }] }),
      );
    refuse(ROOM_ENDPOINTS.voteInRoom, { status: 409, code: 'room_step_closed' });
    keep(0);
    const seat = makeSeat({ votes: [{ step: 0, images: [101], choice: 2 }] });
    const { unmount } = await sitIn(makeGuestSnapshot(PLAY), seat);
    await expect.element(button('Tier B. Votre vote')).toBeVisible();
    await unmount();
    keep(0);
    await sitIn(makeGuestSnapshot({ ...PLAY, step: 1, images: [102] }));
    await expect.element(page.getByText(/votre vote n’a pas compté/)).toBeVisible();
    expect(findCalls(ROOM_ENDPOINTS.voteInRoom)).toHaveLength(1);
  });

  test('SA-5: a reload finds the own vote', async () => {
    await sitIn(makeGuestSnapshot(PLAY), makeSeat({ votes: [{ step: 0, images: [101], choice: 2 }] }));
    await expect.element(button(/^Tier B\. Votre vote/)).toHaveAttribute('aria-pressed', 'true');
  });

  test('SA-5: a vote in another tab of this browser is shown', async () => {
    await sitIn(makeGuestSnapshot(PLAY));
    await expect.element(button('Tier A')).toBeVisible();
    const other = new BroadcastChannel(`palmares-room-${ROOM_CODE}-votes`);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin
    other.postMessage({ step: 0, choice: 1 });
    await expect.element(button(/^Tier A/)).toHaveAttribute('aria-pressed', 'true');
    other.close();
  });

  test('SA-43: the focus stays on the pressed tier at the reveal and in the next step', async () => {
    answer(ROOM_ENDPOINTS.voteInRoom, ({ body }) => body as VoteBody);
    const { send } = await sitIn(makeGuestSnapshot(PLAY));
    await expect.element(button('Tier A')).toBeVisible();
    button('Tier A').element().focus();
    await userEvent.keyboard('{Enter}');
    send(makeGuestSnapshot({ ...REVEAL, version: '2.5' }));
    await expect.element(title).toHaveTextContent('Image 1 : tier S');
    send(makeGuestSnapshot({ ...PLAY, version: '3.6', step: 1, images: [102], board: DECIDED }));
    await expect.element(title).toHaveTextContent('Quel tier pour Image 2 ?');
    expect(document.activeElement).toBe(button('Tier A').element());
  });

  test('SA-17: nothing is voted while the room is paused', async () => {
    await sitIn(makeGuestSnapshot({ ...PLAY, paused: true }));
    await expect.element(page.getByText('L’hôte reprend dans un instant.', { exact: false })).toBeVisible();
    await expect.element(button('Tier A')).toHaveAttribute('aria-disabled', 'true');
  });

  test('SA-13: the reveal of a guess tells the own points', async () => {
    await sitIn(
      makeGuestSnapshot({ ...REVEAL, mode: 'guess' }),
      makeSeat({ votes: [{ step: 0, images: [101], choice: 1 }] }),
    );
    await expect.element(page.getByText('+1 point')).toBeVisible();
  });

  test('SA-13: the end of a guess sets off the first three places, shared by equals', async () => {
    const scores = [
      { id: 2, number: 2, name: 'Léa', points: 6, exact: 2 },
      { id: 3, number: 3, name: 'Max', points: 4, exact: 1 },
      { id: 4, number: 4, name: 'Zoé', points: 4, exact: 1 },
      { id: 5, number: 5, name: 'Ali', points: 4, exact: 0 },
    ];
    await sitIn(makeGuestSnapshot({ phase: 'board', mode: 'guess', board: DECIDED, scores }));
    await expect.element(page.getByRole('heading', { name: 'Scores' })).toBeVisible();
    const rows = [...document.querySelectorAll('section ol:has(strong) > li')];
    expect(rows.map((row) => row.textContent.replaceAll(/\s/gu, ' '))).toEqual([
      '1Léa6 points',
      '2Max4 points',
      '2Zoé4 points',
      '4Ali4 points',
    ]);
    expect(rows.map((row) => row.matches('[data-podium]'))).toEqual([true, true, true, false]);
    await checkPage();
  });

  test('SA-11: a duel is voted by a press', async () => {
    answer(ROOM_ENDPOINTS.voteInRoom, ({ body }) => body as VoteBody);
    await sitIn(
      makeGuestSnapshot({ ...PLAY, mode: 'tournament', images: [101, 102], board: null, tiers: [] }),
    );
    await button('Image 2').click();
    await expect
      .poll(() => findCalls(ROOM_ENDPOINTS.voteInRoom).map(({ body }) => body))
      .toEqual([{ step: 0, choice: 102 }]);
    await expect.element(button('Image 2. Votre vote')).toHaveAttribute('aria-pressed', 'true');
    await checkPage();
  });

  test('SA-12: each batch of a ranking sends the ballot as it is', async () => {
    answer(ROOM_ENDPOINTS.voteInRoom, ({ body }) => body as VoteBody);
    await sitIn(
      makeGuestSnapshot({
        ...PLAY,
        mode: 'ranking',
        steps: 1,
        images: [],
        upcoming: [],
        board: null,
        tiers: [],
        batches: 1,
      }),
    );
    await expect.element(page.getByText('Manche 1 sur 1')).toBeVisible();
    await checkPage();
    const first = page.getByRole('main').getByRole('listitem').getByRole('button').first();
    const name = first.element().textContent;
    await first.click();
    const validate = button('Valider');
    if (validate.elements().length > 0) await validate.click();
    await expect.element(title).toHaveTextContent('Votre classement est complet');
    const [vote] = findCalls(ROOM_ENDPOINTS.voteInRoom).map(({ body }) => body as { choice: number[][] });
    expect(vote?.choice[0]).toEqual([100 + Number(name.replace('Image ', ''))]);
  });

  test('a lost connection is told, and the room comes back by itself', async () => {
    const { cut } = await sitIn(makeGuestSnapshot());
    await expect.element(title).toHaveTextContent('L’hôte lance bientôt la partie');
    failNetwork(ROOM_ENDPOINTS.getRoomSnapshot);
    cut();
    await expect.element(page.getByText(/^Connexion perdue/)).toBeVisible();
    answer(ROOM_ENDPOINTS.getRoomSnapshot, makeGuestSnapshot());
    await expect.element(page.getByText(/^Connexion perdue/)).not.toBeInTheDocument();
  });

  test('SA-47: offline, the notice of the site tells that seat and votes are kept, and nothing about copies', async () => {
    onTestFinished(() => network.setState({ isOffline: false }));
    answer(ROOM_ENDPOINTS.getRoomSeat, makeSeat());
    const { cut } = serveRoom(makeGuestSnapshot(PLAY));
    const screen = (
      <>
        <OfflineNotice />
        <RoomPage />
      </>
    );
    const { unmount } = await mount(screen, { at: PATH, path: '/salon/:code' });
    await expect.element(title).toHaveTextContent('Quel tier pour Image 1 ?');
    failNetwork(ROOM_ENDPOINTS.getRoomSnapshot);
    cut();
    await expect.element(page.getByText(/^Connexion perdue/)).toBeVisible();
    network.setState({ isOffline: true });
    await expect.element(page.getByText(/Votre place et vos votes vous attendent/)).toBeVisible();
    await expect.element(page.getByText(/^Connexion perdue/)).not.toBeInTheDocument();
    await unmount();
    expect(network.getState().offlineText).toBeNull();
  });

  test('SA-22, SA-44: the end tells who agreed with the group, and the own votes become a draft', async () => {
    answer(ROOM_ENDPOINTS.previewRoom, makePreview({ phase: 'end' }));
    answer(ROOM_ENDPOINTS.getRoomResult, {
      mode: 'tierlist',
      guests: [
        { number: 1, name: 'Lina', consent: false },
        { number: 2, name: null, consent: false },
      ],
      agreements: [
        { number: 1, percent: 92 },
        { number: 2, percent: 71 },
      ],
      closest: { numbers: [1, 2], percent: 80 },
      original: { number: 2, percent: 71 },
      divisive: [{ images: [101], spread: 60 }],
      scores: [],
    });
    const { address } = await sitIn(
      makeGuestSnapshot({ phase: 'end', end_reason: 'finished', board: DECIDED }),
      makeSeat({ votes: [{ step: 0, images: [101], choice: 2 }] }),
    );
    await expect.element(page.getByText('92 %')).toBeVisible();
    await expect.element(button('Image du résultat')).toBeVisible();
    await expect.element(page.getByText('Lina et Invité 2, d’accord à 80 %')).toBeVisible();
    await checkPage();
    await button('Emporter mes votes').click();
    await expect.poll(address).toMatch(/^\/tierlists\/create\/editor\?/);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('palmares:draft:'))).toHaveLength(1);
  });

  test('SA-27: who may take over is offered it', async () => {
    answer(ROOM_ENDPOINTS.takeOverRoom, null);
    await sitIn(makeGuestSnapshot({ ...PLAY, conductor_away: true, successor: 2 }));
    await button('Prendre la conduite').click();
    await expect.poll(() => findCalls(ROOM_ENDPOINTS.takeOverRoom)).toHaveLength(1);
  });
});

const PHONES = [
  [360, 640],
  [390, 844],
] as const;

/** Sets the window, and finishes the entrance animations. */
async function holdPhone(width: number, height: number): Promise<void> {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, height);
}

function expectInWindow(elements: readonly Element[]): void {
  for (const animation of document.getAnimations()) animation.finish();
  expect(elements.length).toBeGreaterThan(0);
  for (const element of elements) {
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    const where = `${element.tagName} ${element.textContent} ${[left, top, right, bottom].map(Math.round).join(' ')}`;
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    expect(isInside && width > 0, where).toBe(true);
  }
}

const list = (selector: string) => [...document.querySelectorAll(`main ${selector}`)];

describe.each(PHONES)('on a phone of %i × %i', (width, height) => {
  const CLOSES = new Date(Date.parse('2026-11-27T10:00:00.000Z') + 20_000).toISOString();
  const DUEL = { ...PLAY, mode: 'tournament' as const, board: null, tiers: [], upcoming: [] };
  const TIE = { ...DUEL, phase: 'reveal' as const, votes: [{ choice: 101, count: 2 }], outcome: null };

  test.each([[[101, 102]], [[101, 102, 103]]])(
    'SA-11: the images %o of a duel are in sight',
    async (images) => {
      await holdPhone(width, height);
      await sitIn(makeGuestSnapshot({ ...DUEL, images }));
      await expect.element(button('Image 2')).toBeVisible();
      expectInWindow([...list('[data-play] button'), ...list('[data-play] bdi'), ...list('[data-play] img')]);
      expect(list('[data-play] img')).toHaveLength(images.length);
    },
  );

  test('SA-11: so are those of a tie, and the bar of the host', async () => {
    await holdPhone(width, height);
    await sitAsHost(makeHostSnapshot({ ...TIE, images: [101, 102, 103], tied: [101, 102, 103] }));
    await expect.element(button('Suivante')).toBeVisible();
    expectInWindow([...list('[data-play] img'), ...list('button')]);
  });

  test('SA-10: image and tiers of a step need no scrolling, for the host with a timer too', async () => {
    await holdPhone(width, height);
    await sitAsHost(makeHostSnapshot({ ...PLAY, closes_at: CLOSES, step_seconds: 20 }));
    await expect.element(button('Révéler maintenant')).toBeVisible();
    expectInWindow([...list('[data-stage] img'), ...list('button')]);
  });

  test('SA-12: a batch of a ranking and its buttons need no scrolling', async () => {
    await holdPhone(width, height);
    const ranking = {
      mode: 'ranking' as const,
      steps: 1,
      images: [],
      upcoming: [],
      board: null,
      tiers: [],
      batches: 5,
    };
    await sitIn(makeGuestSnapshot({ ...PLAY, ...ranking }));
    await expect.element(button('Passer')).toBeVisible();
    expectInWindow([...list('[data-play] img'), ...list('button')]);
    // The play area takes most of the window.
    const [area] = list('[data-play]');
    expect(area?.getBoundingClientRect().height).toBeGreaterThan(height * 0.6);
  });

  test('the state is one line, at the top of the window', async () => {
    await holdPhone(width, height);
    const counts = { guests: 200, present: 188, voted: 123 };
    const timed = { closes_at: CLOSES, step_seconds: 20 };
    await sitIn(makeGuestSnapshot({ ...PLAY, ...timed, counts, step: 11, steps: 120 }));
    await expect.element(page.getByRole('timer')).toBeVisible();
    const [line] = list('[data-status]');
    const centres = [...(line?.children ?? [])].map((child) => {
      const { top, bottom } = child.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    });
    expect(Math.max(...centres) - Math.min(...centres)).toBeLessThanOrEqual(2);
    expect(line?.getBoundingClientRect().top).toBe(0);
    expectInWindow([...(line?.children ?? [])]);
  });
});

describe('the host', () => {
  const actions = () => findCalls(ROOM_ENDPOINTS.conductRoom).map(({ body }) => body);

  test('starts, reveals and goes on; each press tells what it saw', async () => {
    answer(ROOM_ENDPOINTS.conductRoom, makeHostSnapshot({ ...PLAY, version: '2.0' }));
    await sitAsHost(makeHostSnapshot());
    await button('Lancer la partie').click();
    await expect.element(title).toHaveTextContent('Quel tier pour Image 1 ?');
    answer(ROOM_ENDPOINTS.conductRoom, makeHostSnapshot({ ...REVEAL, version: '3.2' }));
    await button('Révéler maintenant').click();
    await expect.element(button('Suivante')).toBeVisible();
    await checkPage();
    await button('Suivante').click();
    await expect.poll(actions).toEqual([
      { seq: 1, action: { type: 'start' } },
      { seq: 2, action: { type: 'reveal' } },
      { seq: 3, action: { type: 'next' } },
    ]);
  });

  test('SA-49: calls simulated guests on a demo site, and nowhere else', async () => {
    answer(ROOM_ENDPOINTS.simulateRoomGuests, null);
    const { send } = await sitAsHost(makeHostSnapshot({ can_simulate: true }));
    await button('Essayer avec des invités simulés').click();
    await expect.poll(() => findCalls(ROOM_ENDPOINTS.simulateRoomGuests)).toHaveLength(1);
    await checkPage();
    send(makeHostSnapshot({ version: '1.2' }));
    await expect.element(button('Essayer avec des invités simulés')).not.toBeInTheDocument();
  });

  test('SA-48: sees the links on any device, and renews them', async () => {
    await sitAsHost(makeHostSnapshot());
    const link = page.getByRole('textbox', { name: 'Lien d’invitation' });
    const screen = page.getByRole('link', { name: 'Ouvrir l’écran à projeter' });
    await expect.element(link).toHaveValue(`${location.origin}${PATH}#invite`);
    await expect.element(screen).toHaveAttribute('href', `${PATH}/ecran#screen`);
    answer(ROOM_ENDPOINTS.renewRoomKeys, { invite_key: 'invite2', screen_key: 'screen2' });
    await button('Renouveler les liens').click();
    await expect.element(page.getByText(/^Les écrans ouverts s’arrêtent/)).toBeVisible();
    await checkPage();
    await button('Renouveler').click();
    await expect.element(link).toHaveValue(`${location.origin}${PATH}#invite2`);
    await expect.element(screen).toHaveAttribute('href', `${PATH}/ecran#screen2`);
  });

  test('SA-10: a press on another tier overrules the vote', async () => {
    answer(ROOM_ENDPOINTS.conductRoom, makeHostSnapshot({ ...REVEAL, version: '3.2', outcome: 2 }));
    await sitAsHost(makeHostSnapshot({ ...REVEAL, version: '2.2' }));
    await button(/^Tier B/).click();
    await expect.element(title).toHaveTextContent('Image 1 : tier B');
    expect(actions()).toEqual([{ seq: 2, action: { type: 'decide', choice: 2 } }]);
  });

  test('SA-11: a tie is decided before the game goes on', async () => {
    const tie = {
      ...PLAY,
      phase: 'reveal' as const,
      mode: 'tournament' as const,
      images: [101, 102],
      tied: [101, 102],
    };
    answer(ROOM_ENDPOINTS.conductRoom, makeHostSnapshot({ ...tie, outcome: 102, version: '3.2' }));
    await sitAsHost(makeHostSnapshot({ ...tie, votes: [], board: null, tiers: [], outcome: null }));
    await expect.element(button('Suivante')).toBeDisabled();
    await button(/^Image 2/).click();
    await expect.element(title).toHaveTextContent('Image 2 l’emporte');
    await expect.element(button('Suivante')).toBeEnabled();
  });

  test('SA-15, SA-20: moves a tile, then saves, and the content is there to see', async () => {
    answer(ROOM_ENDPOINTS.previewRoom, makePreview({ phase: 'end' }));
    const board = { phase: 'board', step: 2, board: DECIDED, can_save: true } as const;
    answer(ROOM_ENDPOINTS.conductRoom, makeHostSnapshot({ ...board, version: '9.2' }));
    answer(ROOM_ENDPOINTS.saveRoom, { kind: 'tierlist', id: 40, version: 1 });
    refuse(ROOM_ENDPOINTS.getRoomResult, { status: 409, code: 'room_no_result' });
    answer(ROOM_ENDPOINTS.previewRoom, makePreview({ phase: 'end' }));
    const { send } = await sitAsHost(makeHostSnapshot({ ...board, version: '8.2' }));
    await button('Déplacer Image 1').click();
    await button('Mettre dans B').click();
    await expect
      .poll(actions)
      .toEqual([{ seq: 8, action: { type: 'place', image: 101, tier: 2, index: 0 } }]);
    await checkPage();
    await button('Sauvegarder le résultat').click();
    await expect.poll(() => findCalls(ROOM_ENDPOINTS.saveRoom)).toHaveLength(1);
    const content = { kind: 'tierlist' as const, id: 40 };
    send(makeHostSnapshot({ ...board, phase: 'end', end_reason: 'finished', can_save: false, content }));
    await expect
      .element(page.getByRole('link', { name: 'Voir le résultat' }))
      .toHaveAttribute('href', '/tierlists/40');
    await checkPage();
  });

  test('SA-25, SA-28: renames, replaces a name, removes, and lets back in', async () => {
    answer(ROOM_ENDPOINTS.updateRoomGuest, null);
    answer(ROOM_ENDPOINTS.removeRoomGuest, null);
    const { send } = await sitAsHost(makeHostSnapshot());
    await manage('Invités');
    await button('Actions pour Léa').click();
    await page.getByRole('textbox', { name: 'Renommer Léa' }).fill('Léonie');
    await button('Appliquer').click();
    await button('Remplacer le nom de Léa').click();
    await button('Retirer Léa').click();
    await expect.poll(() => findCalls(ROOM_ENDPOINTS.removeRoomGuest).map(({ id }) => id)).toEqual([2]);
    expect(findCalls(ROOM_ENDPOINTS.updateRoomGuest).map(({ body }) => body)).toEqual([
      { name: 'Léonie' },
      { anonymous: true },
    ]);
    const asking = makeRoomGuest({ removed: true, asks: true });
    send(makeHostSnapshot({ version: '1.9', guests: [asking] }));
    await button('Laisser revenir Léa').click();
    await expect
      .poll(() => findCalls(ROOM_ENDPOINTS.updateRoomGuest).at(-1)?.body)
      .toEqual({ readmitted: true });
  });

  test('SA-20: is asked to save a champion, which a guest waits for', async () => {
    const board = { phase: 'board' as const, mode: 'tournament' as const, board: null, winners: [101] };
    const { unmount } = await sitAsHost(makeHostSnapshot({ ...board, can_save: true }));
    await expect.element(page.getByText('Sauvegardez le résultat pour le garder.')).toBeVisible();
    await unmount();
    await sitIn(makeGuestSnapshot(board));
    await expect.element(page.getByText('L’hôte peut encore sauvegarder le résultat.')).toBeVisible();
  });

  test('SA-25: a menu and a dialog stay open when the room moves on', async () => {
    const { send } = await sitAsHost(makeHostSnapshot());
    await manage('Réglages');
    const dialog = page.getByRole('dialog', { name: 'Réglages' });
    await expect.element(dialog).toBeVisible();
    send(makeHostSnapshot({ ...PLAY, version: '2.1' }));
    const reveal = page.getByRole('button', { name: 'Révéler maintenant', includeHidden: true });
    await expect.element(reveal).toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await button(/^Gérer le salon/).click();
    await expect.element(page.getByRole('menuitem', { name: 'Réglages' })).toBeVisible();
    const finish = page.getByRole('menuitem', { name: 'Terminer sans sauvegarder' });
    await expect.element(finish).not.toBeInTheDocument();
    send(makeHostSnapshot({ phase: 'board', board: DECIDED, can_save: true, version: '3.1' }));
    await expect.element(finish).toBeVisible();
  });

  test('SA-16, SA-17, SA-25: locks, pauses, lengthens the step, and ends the room', async () => {
    answer(ROOM_ENDPOINTS.updateRoom, null);
    answer(ROOM_ENDPOINTS.endRoom, null);
    const closesAt = new Date(Date.parse('2026-11-27T10:00:00.000Z') + 20_000).toISOString();
    const snapshot = makeHostSnapshot({ ...PLAY, closes_at: closesAt, step_seconds: 20 });
    answer(ROOM_ENDPOINTS.conductRoom, snapshot);
    await sitAsHost(snapshot);
    await expect.element(page.getByRole('timer')).toBeVisible();
    await button('Ajouter 30 secondes').click();
    await button('Pause').click();
    await expect
      .poll(() => findCalls(ROOM_ENDPOINTS.conductRoom).map(({ body }) => body))
      .toEqual([
        { seq: 1, action: { type: 'extend', seconds: 30 } },
        { seq: 1, action: { type: 'pause' } },
      ]);
    await manage('Réglages');
    await page.getByRole('switch', { name: 'Verrouiller le salon' }).click();
    await expect.poll(() => findCalls(ROOM_ENDPOINTS.updateRoom).at(-1)?.body).toEqual({ locked: true });
    await button('Terminer le salon').click();
    await expect.element(page.getByText('Terminer le salon ?')).toBeVisible();
    await button('Terminer le salon').click();
    await expect.poll(() => findCalls(ROOM_ENDPOINTS.endRoom)).toHaveLength(1);
  });
});
