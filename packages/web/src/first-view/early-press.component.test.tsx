import { expect, onTestFinished, test } from 'vitest';
import { holdClicks } from './early-clicks.ts';

function makeRoot(html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  onTestFinished(() => root.remove());
  const done: string[] = [];
  const listen = () =>
    root.addEventListener('click', (event) => {
      event.preventDefault();
      done.push((event.target as Element).textContent ?? '');
    });
  const press = (selector: string, how: MouseEventInit = {}) =>
    root
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return { root, done, listen, press };
}

test('the last click is done once the page is alive, and leads nowhere before', () => {
  const { root, done, listen, press } = makeRoot('<a href="#away">link</a><button>button</button>');
  const release = holdClicks(root);

  press('button');
  press('a');
  expect(location.hash).toBe('');
  listen();
  release();

  expect(done).toEqual(['link']);
  press('button');
  expect(done).toEqual(['link', 'button']);
});

test('a button that was pressed before the code came is pressed then', () => {
  const { root, done, listen } = makeRoot('<button>early</button>');
  globalThis.earlyPress = root.querySelector('button');
  const release = holdClicks(root);
  listen();

  release();

  expect(done).toEqual(['early']);
  expect(globalThis.earlyPress).toBeUndefined();
});

test('a click that asks for a new tab is the browser’s', () => {
  const { root, done, listen, press } = makeRoot('<a href="#tab">link</a>');
  const release = holdClicks(root);
  listen();

  press('a', { ctrlKey: true });

  expect(done).toEqual(['link']);
  release();
  expect(done).toEqual(['link']);
});
