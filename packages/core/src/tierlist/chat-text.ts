import { type ChatWords, chatText } from '../text/chat-text.ts';

export type TierlistChatInput = {
  readonly title: string;
  readonly origin: string;
  readonly tiers: readonly {
    readonly label: string;
    readonly images: readonly { readonly name: string }[];
  }[];
};

/** Empty tiers are omitted. */
export function tierlistChatText(
  { title, origin, tiers }: TierlistChatInput,
  address: string,
  { label: toLabel, others }: ChatWords,
): string {
  const groups = tiers
    .filter(({ images }) => images.length > 0)
    .map(({ label, images }) => ({ label: toLabel(label), names: images.map(({ name }) => name) }));
  return chatText([title, origin, ''], groups, address, { separator: ', ', space: ' ', others });
}
