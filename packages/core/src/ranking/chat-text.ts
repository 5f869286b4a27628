// A ranking as plain text for chats: one line for each of the best images, and one line for the others.

import { type ChatWords, chatText } from '../text/chat-text.ts';
import { RANKING } from './limits.ts';

export type RankingChatInput = {
  readonly title: string;
  readonly origin: string;
  /** Best first. */
  readonly ranked: readonly { readonly name: string }[];
};

const MEDALS = ['🥇', '🥈', '🥉'] as const;

export function rankingChatText(
  { title, origin, ranked }: RankingChatInput,
  address: string,
  { others }: ChatWords,
): string {
  const podium = ranked
    .slice(0, RANKING.podium)
    .map(({ name }, index) => `${MEDALS[index] ?? `${index + 1}.`} ${name}`);
  const rest = ranked
    .slice(RANKING.podium)
    .map(({ name }, index) => `${RANKING.podium + index + 1}. ${name}`);
  return chatText(
    [title, origin, '', ...podium],
    rest.length > 0 ? [{ label: '', names: rest }] : [],
    address,
    { separator: '\n', space: '\n', others },
  );
}
