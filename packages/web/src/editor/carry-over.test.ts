import { describe, expect, it } from 'vitest';
import { createCarryOver } from './carry-over.ts';

describe('a carry-over', () => {
  it('is found by the page of that content only, until it is cleared', () => {
    const carried = createCarryOver<string>();
    expect(carried.peek(1)).toBeNull();
    carried.leave(1, 'board');
    expect([carried.peek(1), carried.peek(2)]).toEqual(['board', null]);
    carried.clear();
    expect(carried.peek(1)).toBeNull();
  });
});
