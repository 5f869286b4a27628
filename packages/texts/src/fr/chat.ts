// Results as plain text, copied into chats.
import type { ChatWords } from '@palmares/core/text/chat-text';

export const CHAT_WORDS: ChatWords = {
  label: (title) => `${title} :`,
  others: (count) => `… et ${count} ${count > 1 ? 'autres' : 'autre'}`,
  beat: (names) => `A battu ${names}`,
};
