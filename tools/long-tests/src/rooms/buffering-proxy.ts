// A guest's browser behind a proxy that buffers the stream: it notices the silence and asks for the snapshot every three seconds, also
// while it tries a stream again; votes count; the stream comes back when the proxy stops buffering (SA-41).
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LINK_TEXTS } from '@palmares/texts/fr/rooms-play';
import type { Page } from '@playwright/test';
import { type LongRun, print } from '../long-test.ts';
import { advance, countVotes } from './party.ts';
import {
  describe,
  enterRoom,
  findLobby,
  findOwnVote,
  findStep,
  findTier,
  LOCAL_HOST,
  type RoomStage,
  waitFor,
  withRoomPages,
} from './room-page.ts';

const FIRST_WITHIN_MS = 10_000;
/** Three silent tries with their delays. */
const POLLING_WITHIN_MS = 40_000;
const STEP_WITHIN_MS = 5_000;
/** Longer than the time between two streams that are tried, so that one of them is. */
const PLAYED_MS = 50_000;
const STREAM_BACK_WITHIN_MS = 45_000;
/** A step that comes by the stream. */
const STREAMED_WITHIN_MS = 1_500;
const QUIET_MS = 10_000;

/** Opens the next step and reveals it with the guest's vote. Calls `slowest` with the milliseconds until the guest saw the step. */
async function playStep({ party }: RoomStage, page: Page, withinMs: number, slowest: (ms: number) => void) {
  const opened = await advance(party.host);
  const seen = await waitFor(findStep(page, opened), withinMs);
  if (seen === null) return [`step ${opened.step} was not seen within ${withinMs} ms`];
  slowest(seen);
  await findTier(page, 'A').click();
  const voted = await waitFor(findOwnVote(page, 'A'), withinMs);
  const revealed = await advance(party.host);
  return [
    ...(voted === null ? [`the vote of step ${opened.step} was not counted within ${withinMs} ms`] : []),
    ...(countVotes(revealed) === 1
      ? []
      : [`${countVotes(revealed)} votes of step ${opened.step} were revealed`]),
  ];
}

async function playBuffered(stage: RoomStage, page: Page): Promise<string[]> {
  const { proxy } = stage;
  const polling = await waitFor(page.getByText(LINK_TEXTS.polling), POLLING_WITHIN_MS);
  print(`behind a proxy that buffers: polls after ${describe(polling)}`);
  if (polling === null) return [`no polls ${POLLING_WITHIN_MS} ms after the start`];
  const [tried, polls] = [proxy.count('/events'), proxy.count('/snapshot')];
  const since = performance.now();
  let slowest = 0;
  let steps = 0;
  while (performance.now() - since < PLAYED_MS) {
    const faults = await playStep(stage, page, STEP_WITHIN_MS, (ms) => {
      slowest = Math.max(slowest, ms);
    });
    if (faults.length > 0) return faults;
    steps += 1;
  }
  const [retried, asked] = [proxy.count('/events') - tried, proxy.count('/snapshot') - polls];
  print(
    `${steps} steps in ${Math.round((performance.now() - since) / 1_000)} s, seen after ${describe(slowest)} at the most; ` +
      `${asked} snapshots asked for, ${retried} streams tried`,
  );
  return retried === 0 ? ['no stream was tried again'] : [];
}

async function playStreamed(stage: RoomStage, page: Page): Promise<string[]> {
  const { proxy } = stage;
  proxy.buffers = false;
  const back = await waitFor(page.getByText(LINK_TEXTS.polling), STREAM_BACK_WITHIN_MS, 'hidden');
  if (back === null) return [`no stream ${STREAM_BACK_WITHIN_MS} ms after the proxy stopped buffering`];
  const polls = proxy.count('/snapshot');
  let slowest = 0;
  const faults = await playStep(stage, page, STREAMED_WITHIN_MS, (ms) => {
    slowest = ms;
  });
  await sleep(QUIET_MS);
  const asked = proxy.count('/snapshot') - polls;
  print(`without buffering: streams after ${describe(back)}, a step seen after ${describe(slowest)}`);
  return [
    ...faults,
    ...(asked > 1 ? [`${asked} snapshots were asked for beside the stream`] : []),
    ...(proxy.streams === 1 ? [] : [`${proxy.streams} streams are open`]),
  ];
}

export function playBehindBuffers({ random, folder }: LongRun): Promise<readonly string[]> {
  const wanted = { folder: join(folder, 'buffers'), host: LOCAL_HOST, random };
  return withRoomPages(wanted, async (stage) => {
    stage.proxy.buffers = true;
    const page = await enterRoom(stage, 'Léa');
    const first = await waitFor(findLobby(page), FIRST_WITHIN_MS);
    print(`the lobby is there after ${describe(first)}`);
    if (first === null) return [`the lobby was not there within ${FIRST_WITHIN_MS} ms`];
    const faults = await playBuffered(stage, page);
    return faults.length > 0 ? faults : playStreamed(stage, page);
  });
}
