// Tests the network notice and its effects. e2e/tests/offline.spec.ts tests the service worker itself.
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { network } from '../lib/network.ts';
import { mount } from '../testing/mount.tsx';
import { LanguageContext } from '../ui/language.ts';
import { OfflineNotice } from './offline-notice.tsx';

const realFetch = window.fetch;
let isOnLine = true;
/** Status of the site's answer to a probe. */
let probe = 200;

beforeEach(() => {
  isOnLine = true;
  probe = 200;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnLine);
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    input === '/site.webmanifest'
      ? probe === 0
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response(null, { status: probe }))
      : realFetch(input, init),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  network.setState({ isOffline: false, offerOf: null });
});

function cut(): void {
  isOnLine = false;
  window.dispatchEvent(new Event('offline'));
}
function mend(): void {
  isOnLine = true;
  window.dispatchEvent(new Event('online'));
}

const offline = page.getByText('Hors connexion.', { exact: true });
const back = page.getByText('Connexion retrouvée.');

test('SH-76: a network that is gone is said, then that it is back; what is shown is asked for again', async () => {
  const asked = vi.fn(() => 'data');
  function Reader() {
    useQuery({ queryKey: ['something'], queryFn: asked });
    return <OfflineNotice />;
  }
  await mount(<Reader />);
  await expect.element(offline).not.toBeInTheDocument();
  cut();
  await expect.element(offline).toBeVisible();
  await expect.element(page.getByText(/Vous consultez les copies gardées sur cet appareil/)).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);

  mend();

  await expect.element(back).toBeVisible();
  await expect.element(offline).not.toBeInTheDocument();
  await expect.poll(() => asked.mock.calls.length).toBe(2);
});

test('it sticks over the page, which is not seen through it', async () => {
  await mount(<OfflineNotice />);
  cut();
  await expect.element(offline).toBeVisible();
  const notice = offline.element().parentElement;
  expect(notice && getComputedStyle(notice).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

test('a network without the site is none: it is looked for again until it answers', async () => {
  await mount(<OfflineNotice />);
  cut();
  probe = 0;
  mend();
  await expect.poll(() => vi.mocked(window.fetch).mock.calls.length).toBeGreaterThan(0);
  probe = 503;
  await expect.poll(() => vi.mocked(window.fetch).mock.calls.length).toBeGreaterThan(1);
  await expect.element(offline).toBeVisible();

  probe = 200;

  await expect.element(back).toBeVisible();
});

test('a copy that the service worker gave says it too, though the browser believes in its network', async () => {
  probe = 0;
  await mount(<OfflineNotice />);

  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: 'copy' }));

  await expect.element(offline).toBeVisible();
});

test('a copy alone says nothing, where the site answers', async () => {
  await mount(<OfflineNotice />);

  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: 'copy' }));
  await expect.poll(() => vi.mocked(window.fetch).mock.calls.length).toBe(1);
  await new Promise(requestAnimationFrame);

  await expect.element(offline).not.toBeInTheDocument();
});

test('a probe that hangs for 5 s counts as no site', async () => {
  vi.mocked(window.fetch).mockImplementation(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
  );
  await mount(<OfflineNotice />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: 'copy' }));
    await vi.advanceTimersByTimeAsync(5_000);

    await expect.element(offline).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test('what is shown is asked for again after a late reply', async () => {
  const asked = vi.fn(() => 'data');
  function Reader() {
    useQuery({ queryKey: ['late'], queryFn: asked });
    return <OfflineNotice />;
  }
  await mount(<Reader />);
  await expect.poll(() => asked.mock.calls.length).toBe(1);

  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: 'late-reply' }));

  await expect.poll(() => asked.mock.calls.length).toBe(2);
});

test('the save that is offered is so until it is done, whoever did it', async () => {
  await mount(<OfflineNotice />);
  network.setState({ offerOf: () => ({ label: 'Sauvegarder', run: vi.fn() }) });
  cut();
  await expect.element(offline).toBeVisible();
  mend();
  await expect.element(page.getByRole('button', { name: 'Sauvegarder' })).toBeVisible();

  network.setState({ offerOf: () => null });

  await expect.element(back).not.toBeInTheDocument();
});

test('work that is open is told to be kept, and what waits of it is offered, in its language', async () => {
  const run = vi.fn();
  await mount(
    <LanguageContext value="en">
      <OfflineNotice />
    </LanguageContext>,
  );
  network.setState({ offerOf: () => ({ label: 'Save', run }) });
  cut();
  await expect.element(page.getByText(/^You are offline\. Your work is kept on this device/)).toBeVisible();
  mend();

  await page.getByRole('button', { name: 'Save' }).click();

  expect(run).toHaveBeenCalledOnce();
});
