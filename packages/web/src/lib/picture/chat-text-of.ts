// What « Copier le texte » gives, of each kind.
import { rankingChatText } from '@palmares/core/ranking/chat-text';
import { tierlistChatText } from '@palmares/core/tierlist/chat-text';
import { tournamentChatText } from '@palmares/core/tournament/chat-text';
import type { PictureContent } from '@palmares/pictures/content';

export function chatTextOf(content: PictureContent, address: string): string {
  switch (content.kind) {
    case 'tierlist':
      return tierlistChatText(content, address);
    case 'tournament':
      return tournamentChatText(content, address);
    case 'ranking':
      return rankingChatText(content, address);
  }
}
