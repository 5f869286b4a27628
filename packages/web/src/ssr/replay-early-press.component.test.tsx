import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { holdEarlyClicks } from '../../build/replay-early-clicks.ts';
import { replayEarlyPress } from './replay-early-press.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  replayEarlyPress();
  vi.useRealTimers();
});

/** A page whose app records the clicks that reach it and prevents navigation. */
function showPage(html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  onTestFinished(() => root.remove());
  const heard: (string | null)[] = [];
  const comeAlive = () => {
    root.addEventListener('click', (event) => {
      event.preventDefault();
      heard.push((event.target as Element).closest('a, button')?.textContent ?? null);
    });
    replayEarlyPress();
  };
  /** Returns whether the click's default action is allowed. */
  const press = (selector: string, how: MouseEventInit = {}) =>
    root
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return { heard, comeAlive, press };
}

test('the last press is done once the app is alive, and leads nowhere before', () => {
  const { heard, comeAlive, press } = showPage(
    '<a href="#away">#</a><a href="/away">link</a><button><i>x</i></button>',
  );
  holdEarlyClicks();

  expect(press('button i')).toBe(false);
  expect(press('a[href="/away"]')).toBe(false);
  comeAlive();

  expect(heard).toEqual(['link']);
  press('button');
  expect(heard).toEqual(['link', 'x']);
});

test('where a button was pressed the app hears of the button', () => {
  const { heard, comeAlive, press } = showPage('<button><svg><path d="M0 0"></path></svg>early</button>');
  holdEarlyClicks();

  press('path');
  comeAlive();

  expect(heard).toEqual(['early']);
});

test('an image of a board can be chosen as well, not only links and buttons', () => {
  const { heard, comeAlive, press } = showPage('<div role="option"><img alt="">tile</div>');
  holdEarlyClicks();
  let chosen: EventTarget | null = null;
  document.addEventListener('click', ({ target }) => (chosen = target), { once: true });

  expect(press('img')).toBe(false);
  expect(chosen).toBeNull();
  comeAlive();

  expect(chosen).toBe(document.querySelector('[role="option"]'));
  expect(heard).toHaveLength(1);
});

test('nothing is held on an editor whose elements the app will replace', () => {
  document.documentElement.dataset['editor'] = 'own';
  onTestFinished(() => {
    delete document.documentElement.dataset['editor'];
  });
  const { press } = showPage('<button>x</button>');
  holdEarlyClicks();

  expect(press('button')).toBe(true);
});

test('a link leads where it says when the app takes more than a second', () => {
  const { heard, comeAlive, press } = showPage('<a href="#later">link</a>');
  document.querySelector('a')?.setAttribute('href', `${location.pathname}${location.search}#later`);
  holdEarlyClicks();

  press('a');
  vi.advanceTimersByTime(999);
  expect(location.hash).toBe('');
  vi.advanceTimersByTime(1);
  expect(location.hash).toBe('#later');
  history.replaceState(null, '', location.pathname + location.search);

  comeAlive();
  expect(heard).toEqual(['link']);
});

test('an app that comes in time keeps the browser from following the link by itself', () => {
  const { comeAlive, press } = showPage('<a>link</a>');
  document.querySelector('a')?.setAttribute('href', `${location.pathname}${location.search}#later`);
  holdEarlyClicks();

  press('a');
  comeAlive();
  vi.advanceTimersByTime(5_000);

  expect(location.hash).toBe('');
});

test.each<[string, string, MouseEventInit]>([
  ['a new tab', '<a href="/x">x</a>', { ctrlKey: true }],
  ['another button of the mouse', '<a href="/x">x</a>', { button: 1 }],
  ['another window', '<a href="/x" target="_blank">x</a>', {}],
  ['another part of the page', '<a href="#x">x</a>', {}],
  ['text', '<p>x</p>', {}],
])('what leads to %s is the browser’s', (_what, html, how) => {
  const { heard, comeAlive, press } = showPage(html);
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  let isLeft = false;
  addEventListener('click', stop);
  onTestFinished(() => removeEventListener('click', stop));
  holdEarlyClicks();

  press('a, p', how);
  comeAlive();

  expect(isLeft).toBe(true);
  expect(heard).toEqual([]);
});
