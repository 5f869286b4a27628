import { PERSONAL_TOKEN } from '@palmares/core/account/personal-token';
import { expect, test } from 'vitest';
import * as english from './en/token-issues.ts';
import * as french from './fr/token-issues.ts';

test.each([french, english])('the name of a token is explained with its limit', ({ tokenNameText }) =>
  expect(tokenNameText('too_long')).toContain(String(PERSONAL_TOKEN.nameMax)),
);
