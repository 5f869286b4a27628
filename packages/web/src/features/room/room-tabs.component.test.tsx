// Tests the tabs of one browser in a room (SA-41), as several memberships of one page: these share Web Locks and channels as tabs do.
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { makeGuestSnapshot } from '../../testing/room-samples.ts';
import type { LinkState } from './room-link.ts';
import { joinRoomTabs } from './room-tabs.ts';

const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

function openTab(name: string) {
  const links: boolean[] = [];
  const heard: (readonly [LinkState, string | null])[] = [];
  const tab = { refreshed: 0 };
  const tabs = joinRoomTabs({
    name,
    startLink: (mayStream) => {
      links.push(mayStream);
      return { wake: () => {}, stop: () => {} };
    },
    onHeard: (state, snapshot) => heard.push([state, snapshot?.version ?? null]),
    refresh: () => {
      tab.refreshed += 1;
    },
  });
  leaving.push(() => tabs.leave());
  return { tabs, links, heard, tab };
}

test('SA-41: one tab streams, the others hear what it hears, and one of them goes on when it leaves', async () => {
  const first = openTab('room-a');
  await expect.poll(() => first.links).toEqual([true]);
  const second = openTab('room-a');
  first.tabs.tell('live', makeGuestSnapshot({ version: '4.2' }));
  await expect.poll(() => second.heard.at(-1)).toEqual(['live', '4.2']);
  expect(second.links).toEqual([]);
  first.tabs.leave();
  await expect.poll(() => second.links).toEqual([true]);
});

test('SA-41: a tab that comes later hears the last snapshot at once', async () => {
  const first = openTab('room-b');
  await expect.poll(() => first.links).toEqual([true]);
  first.tabs.tell('live', makeGuestSnapshot({ version: '7.7' }));
  const second = openTab('room-b');
  await expect.poll(() => second.heard).toEqual([['live', '7.7']]);
  expect(first.heard).toEqual([]);
});

test('SA-28: what the streaming tab is refused, the others ask for themselves', async () => {
  const first = openTab('room-c');
  await expect.poll(() => first.links).toEqual([true]);
  const second = openTab('room-c');
  first.tabs.tellRefusal();
  await expect.poll(() => second.tab.refreshed).toBe(1);
});

test('SA-41: without Web Locks, as on plain HTTP, two tabs stream and a third one polls', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const tabs = [];
  for (let count = 0; count < 3; count++) {
    const next = openTab('room-d');
    await expect.poll(() => next.links).toHaveLength(1);
    tabs.push(next);
  }
  expect(tabs.map(({ links }) => links[0])).toEqual([true, true, false]);
});
