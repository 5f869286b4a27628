import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';
import { classifySaveFailure } from './save-failure.ts';

const BASE = { id: 7, version: 2 };

function refusal(status: number, code: ConstructorParameters<typeof ApiError>[0]['code']): ApiError {
  return new ApiError({ status, code, message: '' });
}

describe('what stands in the way of a save', () => {
  it.each([
    ['conflict', refusal(412, 'version_conflict'), BASE],
    ['gone', refusal(404, 'not_found'), BASE],
    ['images', refusal(400, 'image_not_in_album'), BASE],
    ['images', refusal(400, 'image_not_in_album'), null],
    // The deleted album of a new content.
    ['albumGone', refusal(404, 'not_found'), null],
    ['other', refusal(400, 'validation_failed'), BASE],
    ['other', refusal(503, 'unavailable'), BASE],
    ['other', new NetworkError(), BASE],
  ] as const)('is %s for %s', (trouble, error, base) => {
    expect(classifySaveFailure(error, base)).toBe(trouble);
  });
});
