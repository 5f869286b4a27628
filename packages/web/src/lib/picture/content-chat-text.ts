// The texts of « Copier le texte », by kind.
import type { ContentKind } from '@palmares/core/content-kind';
import { rankingChatText } from '@palmares/core/ranking/chat-text';
import { tierlistChatText } from '@palmares/core/tierlist/chat-text';
import { tournamentChatText } from '@palmares/core/tournament/chat-text';
import type { ContentOfKind } from '@palmares/pictures/content';
import { CHAT_WORDS as game } from '@palmares/texts/game/chat';
import { CHAT_WORDS as page } from '@palmares/texts/page/chat';

type ChatText<K extends ContentKind> = (content: ContentOfKind<K>, address: string) => string;

const CHAT_TEXTS: { readonly [K in ContentKind]: ChatText<K> } = {
  tierlist: (content, address) => tierlistChatText(content, address, page),
  tournament: (content, address) => tournamentChatText(content, address, game),
  ranking: (content, address) => rankingChatText(content, address, page),
};

export function getContentChatText<K extends ContentKind>(
  content: ContentOfKind<K>,
  address: string,
): string {
  const kind: K = content.kind;
  const toText: ChatText<K> = CHAT_TEXTS[kind];
  return toText(content, address);
}
