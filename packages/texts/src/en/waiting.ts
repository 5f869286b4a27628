import type * as fr from '../fr/waiting.ts';
import { count } from './grammar.ts';

export const waitText: typeof fr.waitText = (seconds) => {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return count(whole, 'second');
  const minutes = Math.ceil(whole / 60);
  return minutes < 60 ? count(minutes, 'minute') : count(Math.ceil(minutes / 60), 'hour');
};

export const rateLimitText: typeof fr.rateLimitText = (seconds) =>
  `Too many requests. Try again in ${waitText(seconds)}.`;
