import type * as fr from '../fr/chat.ts';

export const CHAT_WORDS: typeof fr.CHAT_WORDS = {
  label: (title) => `${title}:`,
  others: (count) => `… and ${count} ${count > 1 ? 'others' : 'other'}`,
  beat: (names) => `Beat ${names}`,
};
