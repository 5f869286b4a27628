import { describe, expect, it } from 'vitest';
import { parseImageIds } from './image-ids.ts';

describe('parseImageIds', () => {
  it('reads a JSON list of ids, numbers or texts, once each', () => {
    expect(parseImageIds('[3,"1",3]')).toEqual([3, 1]);
  });

  it.each([null, '', 'x', '{}', '[]', '["a"]', '[-1,0.5]'])('takes all for %j', (text) => {
    expect(parseImageIds(text)).toBeNull();
  });
});
