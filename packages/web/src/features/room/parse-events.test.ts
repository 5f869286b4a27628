import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventParser } from './parse-events.ts';

const TEXT = 'retry: 1000\n\nid: 3.7\nevent: snapshot\ndata: {"a":"b: c"}\n\n:\n\nevent: end\ndata:\n\n';
const EVENTS = [
  { name: 'snapshot', data: '{"a":"b: c"}' },
  { name: 'end', data: '' },
];

test('the events do not depend on where the text is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(TEXT.length), { maxLength: 12 }), (cuts) => {
      const parse = createEventParser();
      const places = [0, ...cuts.toSorted((a, b) => a - b), TEXT.length];
      const events = places.slice(1).flatMap((end, index) => parse(TEXT.slice(places[index], end)));
      expect(events).toEqual(EVENTS);
    }),
  );
});

test('an event that is cut off is not one yet', () => {
  expect(createEventParser()('event: snapshot\ndata: {}\n')).toEqual([]);
});
