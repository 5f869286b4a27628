// A tournament as plain text for chats: the champion, the images it beat, the rounds.
import { type ChatWords, chatText } from '../text/chat-text.ts';

export type TournamentChatInput = {
  readonly title: string;
  readonly origin: string;
  readonly champion: { readonly name: string } | null;
  /** Best first, starting with the finalists. */
  readonly groups: readonly {
    readonly title: string;
    readonly images: readonly { readonly id: number; readonly name: string }[];
  }[];
  /** Ids of the images that the champion beat, if the duels are known. */
  readonly beaten?: readonly number[];
};

export function tournamentChatText(
  { title, origin, champion, groups, beaten = [] }: TournamentChatInput,
  address: string,
  { label, others, beat }: ChatWords,
): string {
  const names = new Map(groups.flatMap(({ images }) => images.map(({ id, name }) => [id, name] as const)));
  const path = beaten.flatMap((id) => names.get(id) ?? []);
  const head = [
    title,
    origin,
    '',
    ...(champion === null ? [] : [`🏆 ${champion.name}`]),
    ...(path.length === 0 ? [] : [beat(path.join(', '))]),
  ];
  const lines = groups.map((group) => ({
    label: label(group.title),
    names: group.images.map(({ name }) => name),
  }));
  return chatText(head, lines, address, { separator: ', ', space: ' ', others });
}
