// Playing a tournament in the page. e2e/tests covers drafts, sign-in and viewers.

import { SETUP } from '@palmares/core/content-limits';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  CONTENT_ID,
  CREATED_ID,
  sampleAlbum,
  sampleImages,
  sampleTournament,
} from '../testing/builder-samples.ts';
import { answer, failNetwork, findCalls, refuse } from '../testing/fake-server.ts';
import { mountBuilder, newPath } from '../testing/mount-builder.tsx';
import { signInAs } from '../testing/session.ts';
import { testCases } from '../testing/test-cases.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const cards = page.getByRole('button', { name: /^Pick / });
const champion = page.getByRole('region', { name: 'Champion' });
const dialogs = page.getByRole('dialog');

beforeEach(() => {
  localStorage.setItem('tournamentInfoModalShown', 'true');
});
afterEach(() => {
  vi.useRealTimers();
});

/** Turns the switch « Move to the next duel automatically » off, so that only N continues. */
const switchAutoNextOff = () => localStorage.setItem('palmares:tournament-wait-for-next', 'true');

async function open(count: number, query: Record<string, string> = {}) {
  answer(ENDPOINTS.getAlbum, sampleAlbum(count));
  return mountBuilder(newPath('tournois', { name: 'Ma coupe', ...query }));
}

async function start(count: number): Promise<void> {
  await open(count);
  await button('Start the tournament').click();
  await expect.element(cards.first()).toBeVisible();
}

async function expectPicks(picks: number, total: number): Promise<void> {
  await expect.element(page.getByText(`${picks} of ${total} pick`, { exact: false })).toBeVisible();
}

/** Dispatches a key in the page synchronously: a game of 500 images takes a thousand keys. */
function press(key: string): void {
  const code = /^\d$/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
}

const drawn = () => new Promise(requestAnimationFrame);

/** Picks the first image of each duel, up to the champion. */
async function playOut(): Promise<void> {
  while (document.querySelector('[aria-label^="Pick "]') !== null) {
    press('1');
    await Promise.resolve();
    press('n');
    await Promise.resolve();
  }
  await expect.element(champion).toBeVisible();
}

test('TO-19, TO-20, TO-21: a click picks, a second one is ignored, and after 500 ms the next duel comes by itself', async () => {
  await start(5);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // The test clicks and reads synchronously, because polling would advance the fake clock.
  const [card] = cards.elements();
  for (let click = 0; click < 2; click++) if (card instanceof HTMLElement) card.click();
  await Promise.resolve();
  expect(seen().where).toBe('Duel 1 of 2 · 1 of 3 picks');
  vi.advanceTimersByTime(499);
  await drawn();
  expect(seen().where).toBe('Duel 1 of 2 · 1 of 3 picks');
  vi.advanceTimersByTime(1);
  await drawn();
  expect(seen().where).toBe('Duel 2 of 2 · 1 of 3 picks');
});

test('TO-3, TO-22, TO-23: ‘Next Round’ when a round is done, a duel of three when candidates are odd, FINAL at the end', async () => {
  await start(5);
  await button('Settings').click();
  await page.getByRole('switch', { name: 'Move to the next duel automatically' }).click();
  await userEvent.keyboard('{Escape}');
  await cards.first().click();
  await button('Next').click();
  await expect.poll(() => cards.length).toBe(3);
  await userEvent.keyboard('3');
  await button('Next Round').click();
  await expect.element(page.getByRole('heading', { name: 'FINAL' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  // The last pick needs no « Next »: the champion appears whatever the switch says.
  await expect.element(champion).toBeVisible();
  await expect.element(page.getByText(/^Image \d is the champion$/)).toBeInTheDocument();
});

test('TO-19: each key picks its image of the three, which is said; U takes it back', async () => {
  switchAutoNextOff();
  await start(3);
  const names = cards.elements().map((card) => /Image \d/.exec(card.ariaLabel ?? '')?.[0]);
  for (const [key, place] of [
    ['{ArrowLeft}', 0],
    ['2', 1],
    ['{ArrowDown}', 1],
    ['{ArrowUp}', 1],
    ['{ArrowRight}', 2],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(cards.nth(place)).toHaveAttribute('aria-pressed', 'true');
    await expect
      .element(page.getByText(`${names[place]} picked, 1 of 1`, { exact: true }))
      .toBeInTheDocument();
    await userEvent.keyboard('u');
    await expect.element(cards.nth(place)).toHaveAttribute('aria-pressed', 'false');
  }
});

// Proves BU-10, LB-1, RK-47, SH-7, TL-32, TO-17.
test('the information dialog is shown once, in English', async () => {
  localStorage.clear();
  const first = await open(5);
  const dialog = page.getByRole('dialog', { name: 'How a tournament works' });
  await expect.element(dialog).toHaveAttribute('lang', 'en');
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await first.unmount();
  await open(5);
  await expect.element(button('Start the tournament')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('LB-48: ? lists the shortcuts; keys do nothing behind a dialog', async () => {
  await start(5);
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await userEvent.keyboard('1');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialogs).not.toBeInTheDocument();
  await expectPicks(0, 3);
});

/** Adds a link outside the builder, like one of the header. */
function addLink(): HTMLElement {
  const link = document.createElement('a');
  link.href = '/';
  document.body.prepend(link);
  onTestFinished(() => link.remove());
  return link;
}

test('TO-32: WCAG 2.1.4: keys of one character act in the builder and on nothing, never on a link beside it', async () => {
  switchAutoNextOff();
  await start(5);
  const link = addLink();
  link.focus();
  await userEvent.keyboard('1');
  await userEvent.keyboard('{ArrowRight}');
  await expectPicks(0, 3);
  button('Settings').element().focus();
  await userEvent.keyboard('1');
  await expectPicks(1, 3);
  link.focus();
  await userEvent.keyboard('u?');
  await expectPicks(1, 3);
  await expect.element(dialogs).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expectPicks(0, 3);
  link.blur();
  await userEvent.keyboard('2');
  await expectPicks(1, 3);
});

test('LB-49: WCAG 2.1.4: keys of one character can be switched off, which is remembered; the introduction leads back there', async () => {
  switchAutoNextOff();
  await start(5);
  await userEvent.keyboard('?');
  const single = page.getByRole('switch', { name: 'Single-key shortcuts' });
  await expect.element(single).toBeChecked();
  await single.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialogs).not.toBeInTheDocument();
  await userEvent.keyboard('1?');
  await expectPicks(0, 3);
  await expect.element(dialogs).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  await expectPicks(1, 3);
  await button('How it works').click();
  await button('Keyboard shortcuts').click();
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Keyboard shortcuts');
  await expect.element(single).not.toBeChecked();
  await single.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialogs).not.toBeInTheDocument();
  await userEvent.keyboard('u');
  await expectPicks(0, 3);
});

test('TO-25: restart asks first, then begins anew', async () => {
  switchAutoNextOff();
  await start(5);
  await cards.first().click();
  await expectPicks(1, 3);
  await button('Restart').click();
  const dialog = page.getByRole('dialog', { name: 'Restart “Ma coupe”?' });
  await dialog.getByRole('button', { name: 'Keep playing' }).click();
  await expectPicks(1, 3);
  await button('Restart').click();
  await dialog.getByRole('button', { name: 'Restart' }).click();
  await expectPicks(0, 3);
});

test('TO-24: undo by button, by U and by Ctrl+Z, across rounds and from the result', async () => {
  switchAutoNextOff();
  await start(5);
  await expect.element(button('Undo')).toBeDisabled();
  await playOut();
  await button('Undo').click();
  await expectPicks(2, 3);
  await userEvent.keyboard('u');
  await expectPicks(1, 3);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expectPicks(0, 3);
  await expect.element(page.getByRole('heading', { name: 'Round 1 of 2' })).toBeVisible();
});

testCases(
  [
    { images: 2, duels: 1 },
    { images: 3, duels: 1 },
    { images: 5, duels: 3 },
    { images: 21, duels: 18 },
    { images: 150, duels: 146 },
    { images: 20, duels: 18 },
    { images: 500, duels: 494 },
  ],
  5,
  'TO-1, TO-15, TO-26: $images images take exactly the $duels duels that are said, in floor(log2 n) rounds, by keys',
  async ({ images, duels }) => {
    switchAutoNextOff();
    await open(images);
    await expect
      .element(page.getByText(`${images} images, exactly ${duels} duel${duels === 1 ? '' : 's'}`))
      .toBeVisible();
    await button('Start the tournament').click();
    await expect.element(cards.first()).toBeVisible();
    const rounds = Math.floor(Math.log2(images));
    for (let round = 1, left = images, picks = 0; left > 1; round++, left = Math.floor(left / 2)) {
      const ofRound = Math.floor(left / 2);
      for (let duel = 1; duel <= ofRound; duel++, picks++) {
        const isLastOdd = duel === ofRound && left % 2 === 1;
        expect(seen()).toEqual({
          title: round === rounds ? 'FINAL' : `Round ${round} of ${rounds}`,
          where: `Duel ${duel} of ${ofRound} · ${picks} of ${duels} pick${duels === 1 ? '' : 's'}`,
          cards: isLastOdd ? 3 : 2,
        });
        press('1');
        await Promise.resolve();
        press('n');
        await Promise.resolve();
      }
    }
    await expect.element(champion).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Finalists', exact: true })).toBeVisible();
  },
);

/** Reads the content of a duel screen in one go. */
function seen() {
  return {
    title: document.querySelector('h1')?.textContent,
    where: document.querySelector('h1 + p')?.textContent,
    cards: document.querySelectorAll('[aria-label^="Pick "]').length,
  };
}

test('TO-8, TO-15: one image is champion at once, and it is said plainly', async () => {
  await open(1);
  await expect.element(page.getByText('There is only one image: it is the champion.')).toBeVisible();
  await button('Crown the champion').click();
  await expect.element(champion.getByText('Image 1')).toBeVisible();
});

test('TO-34: an image of the result tells its path, and the page follows it, as in the viewer', async () => {
  await start(4);
  await playOut();
  const others = page.getByRole('button', { name: /Finalists: view image$/ });
  await others.first().click();
  const path = dialogs.getByRole('region', { name: 'Its path' });
  await expect.poll(() => path.getByRole('listitem').elements()).toHaveLength(2);
  await path.getByRole('button', { name: 'Follow it on the page' }).click();
  await expect.element(dialogs).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: /^Path of/u })).toHaveFocus();
  expect(document.querySelectorAll('[data-mark]')).toHaveLength(3);
});

test('so does an image of a saved result that is edited', async () => {
  await signInAs();
  answer(ENDPOINTS.getTournament, sampleTournament());
  await mountBuilder(`/tournois/edit/${CONTENT_ID}`);
  await page.getByRole('button', { name: /^Image 2, Finalists?: view image$/ }).click();
  const steps = dialogs.getByRole('region', { name: 'Its path' }).getByRole('listitem');
  await expect
    .poll(() => steps.elements().map(({ textContent }) => textContent))
    .toEqual(['Round 1beat Image 4', 'Finallost to Image 1']);
});

test('TO-14: an express start shows its duels above the first one, and from the first pick on the draft answers a reload', async () => {
  const express = { express: 'true' };
  const first = await open(5, express);
  await expect.element(cards.first()).toBeVisible();
  expect(seen()).toEqual({ title: 'Round 1 of 2', where: '5 images, exactly 3 duels', cards: 2 });
  await first.unmount();

  // Nothing was picked: the game starts again without a message about a resumed draft.
  const second = await open(5, express);
  await expect.element(page.getByText('5 images, exactly 3 duels')).toBeVisible();
  await expect.element(page.getByText('Picking up where you left off.')).not.toBeInTheDocument();
  switchAutoNextOff();
  await cards.first().click();
  await expectPicks(1, 3);
  await second.unmount();

  await open(5, express);
  await expect.element(page.getByText('Picking up where you left off.')).toBeVisible();
  expect(seen().where).toBe('Duel 2 of 2 · 1 of 3 picks');
  await button('Undo').click();
  expect(seen().where).toBe('5 images, exactly 3 duels');
});

test('an express start asks about the unfinished tournament of another selection, and keeps it when told so', async () => {
  switchAutoNextOff();
  const other = await open(5, { images: JSON.stringify([101, 102, 103, 104]) });
  await button('Start the tournament').click();
  await cards.first().click();
  await expectPicks(1, 3);
  await other.unmount();

  const asked = await open(5, { express: 'true' });
  const question = page.getByRole('dialog', { name: 'Resume your tournament?' });
  await question.getByRole('button', { name: 'Resume' }).click();
  await expectPicks(1, 3);
  await asked.unmount();

  await open(5, { express: 'true' });
  await question.getByRole('button', { name: 'Start over' }).click();
  await expect.element(page.getByText('5 images, exactly 3 duels')).toBeVisible();
});

test('one image alone keeps its first screen, express or not', async () => {
  await open(1, { express: 'true' });
  await expect.element(page.getByText('There is only one image: it is the champion.')).toBeVisible();
  await expect.element(button('Crown the champion')).toBeVisible();
});

// Proves BU-2, TO-37, TO-38, TO-39, TO-47.
test('is saved under a name only, once, and again after a restart; a save that fails keeps the result', async () => {
  const save = button('Save tournament');
  switchAutoNextOff();
  await signInAs();
  await open(5);
  await expect.element(save).not.toBeInTheDocument();
  await button('Start the tournament').click();
  await expect.element(cards.first()).toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
  await playOut();

  await page.getByRole('textbox', { name: 'Name' }).fill('   ');
  await save.click();
  await expect.element(page.getByText('Please give your tournament a name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Une seule fois');

  // A failed request loses nothing.
  const winner = champion.element().textContent;
  failNetwork(ENDPOINTS.createTournament);
  await save.click();
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Error saving tournament. Please try again.' }))
    .toBeVisible();
  expect(champion.element().textContent).toBe(winner);
  answer(ENDPOINTS.createTournament, { id: CREATED_ID, version: 1 });
  await save.click();
  await expect.element(page.getByRole('link', { name: 'View result' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Saved', exact: true })).toBeVisible();
  const saves = findCalls(ENDPOINTS.createTournament).length;
  await expect.element(page.getByRole('region', { name: 'Path to the title' })).toBeVisible();

  // A result is saved only once, until a restart.
  await save.click();
  await expect
    .element(
      page
        .getByRole('alert')
        .filter({ hasText: 'Tournament has already been saved. Please restart to save again.' }),
    )
    .toBeVisible();
  expect(findCalls(ENDPOINTS.createTournament)).toHaveLength(saves);
  await button('Restart').click();
  await dialogs.getByRole('button', { name: 'Restart' }).click();
  await expect.element(cards.first()).toBeVisible();
  await playOut();
  await expect.element(page.getByRole('link', { name: 'View result' })).not.toBeInTheDocument();
  await save.click();
  await expect.element(page.getByRole('link', { name: 'View result' })).toBeVisible();
  expect(findCalls(ENDPOINTS.createTournament)).toHaveLength(saves + 1);
});

test('TO-35: on a phone the result comes before the form, and the save stays in the window all the way', async () => {
  await page.viewport(390, 844);
  switchAutoNextOff();
  await signInAs();
  await start(40);
  await playOut();

  const save = button('Save tournament').element();
  const field = page.getByRole('textbox', { name: 'Name' }).element();
  const rankings = page.getByRole('heading', { name: 'Final Rankings' }).element();
  expect(champion.element().getBoundingClientRect().top).toBeLessThan(844 / 2);
  expect(rankings.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(field.getBoundingClientRect().top).toBeGreaterThan(844);
  for (const top of [0, 400, document.documentElement.scrollHeight]) {
    window.scrollTo({ top });
    await drawn();
    const box = save.getBoundingClientRect();
    expect([box.top >= 0, box.bottom <= 844]).toEqual([true, true]);
  }

  // A missing name focuses its field, however far away it is.
  await page.getByRole('textbox', { name: 'Name' }).fill('  ');
  window.scrollTo({ top: 0 });
  await button('Save tournament').click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeInViewport();
  await expect
    .element(page.getByRole('textbox', { name: 'Name' }))
    .toHaveAccessibleDescription('Please give your tournament a name.');
  await page.viewport(1280, 720);
});

// Proves BU-9, RK-21, SU-25, SH-16, TL-30, TO-18.
test('missing or invalid ids lead to the albums', async () => {
  for (const path of ['/tournois/create/editor', '/tournois/create/editor?album=abc']) {
    const { address, unmount } = await mountBuilder(path);
    await expect.poll(address).toBe('/allalbum');
    await unmount();
  }
});

test('TO-18: images that cannot be loaded say so in English and lead to the albums', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  refuse(ENDPOINTS.getAlbum, { status: 404, code: 'not_found' });
  const { address } = await mountBuilder(newPath('tournois'));
  const text = 'Error loading images. Redirecting to album page.';
  const alerts = page.getByRole('alert').filter({ hasText: text });
  // A timer of 0 ms delivers the answer; polling would advance the fake clock further.
  while (alerts.length === 0) {
    vi.advanceTimersByTime(0);
    await drawn();
  }
  vi.advanceTimersByTime(SETUP.accessDeniedRedirectMs - 1);
  await drawn();
  expect(address()).toBe(newPath('tournois'));
  vi.advanceTimersByTime(1);
  await expect.poll(address).toBe('/allalbum');
});

test('the images that are chosen are the ones that play', async () => {
  const [a, , c] = sampleImages(3);
  await open(3, { images: JSON.stringify([a?.id, c?.id]) });
  await expect.element(page.getByText('2 images, exactly 1 duel')).toBeVisible();
  await button('Start the tournament').click();
  await expect.element(page.getByRole('button', { name: /^Pick Image 1,/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Pick Image 3,/ })).toBeVisible();
});

test('TO-66: of forty images sixteen can be drawn, which is told and stands in the address; all come back', async () => {
  const { address } = await open(40);
  await expect.element(page.getByText('40 images, exactly 38 duels')).toBeVisible();
  await button('16').click();
  await expect.element(page.getByText('16 of the 40 images, drawn at random')).toBeVisible();
  await expect.element(page.getByText('16 images, exactly 15 duels')).toBeVisible();
  await expect.element(button('16')).toHaveAttribute('aria-pressed', 'true');
  const images: unknown = JSON.parse(new URLSearchParams(address().split('?')[1]).get('images') ?? '[]');
  expect(images).toHaveLength(16);
  await button('All 40').click();
  await expect.element(page.getByText('40 images, exactly 38 duels')).toBeVisible();
  await button('32').click();
  await button('Start the tournament').click();
  await expectPicks(0, 31);
});
