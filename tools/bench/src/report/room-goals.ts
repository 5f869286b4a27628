// The goals of rooms (tools/bench/src/rooms.bench.ts).
import type { Goal } from './goal.ts';

export const ROOM_GOALS = {
  'room-event': {
    work: 'an event for one of the guests of 5 rooms of 200: read, made and sent, four times a second',
    floor: 'the same bytes to as many streams of a bare server of Node',
    unit: 'µs of processor of the server',
    judged: 'ratio',
    upTo: 1.5,
    bench: 'rooms',
  },
  'room-vote': {
    work: 'a vote',
    floor: 'its guest and its upsert by a bare Fastify and prepared statements',
    unit: 'ms of processor',
    judged: 'ratio',
    upTo: 3.5,
    bench: 'rooms',
  },
  'room-latency': {
    work: '2 rooms of 200 guests who vote every five seconds: from the reply to the event, the slowest hundredth',
    floor: 'none',
    unit: 'ms',
    judged: 'figure',
    upTo: 500,
    bench: 'rooms',
  },
  'room-memory': {
    work: 'memory of a stream that waits',
    floor: 'none',
    unit: 'kB',
    judged: 'figure',
    upTo: 60,
    bench: 'rooms',
  },
  'room-idle-streams': {
    work: '10 000 streams of one process, for three beats: refused or cut',
    floor: 'none',
    unit: 'streams',
    judged: 'figure',
    upTo: 0,
    bench: 'rooms',
  },
} as const satisfies Record<string, Goal>;
