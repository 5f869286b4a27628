import { describe, expect, test } from 'vitest';
import { limitText } from './limit-text.ts';

describe('limitText', () => {
  test('keeps what fits, spaces at the end too', () => {
    expect(limitText('mon ', 'mon', 5)).toBe('mon ');
  });

  test('cuts what is typed or pasted beyond the limit, never through a visible character', () => {
    expect(limitText('abcdef', 'abcde', 5)).toBe('abcde');
    expect(limitText('abcd🇫🇷', 'abcd', 5)).toBe('abcd');
  });

  test('counts an emoji as its code points, not as its UTF-16 units', () => {
    expect(limitText('🦊🦊🦊', '🦊🦊', 3)).toBe('🦊🦊🦊');
  });

  test('lets a text that was already too long be shortened step by step', () => {
    expect(limitText('abcdefg', 'abcdefgh', 5)).toBe('abcdefg');
  });
});
