import type { FavouriteSummary } from '@palmares/core/contract/types';
import { type CardOptions, ContentCard } from '../ui/content-card.tsx';
import { Picture } from '../ui/picture.tsx';

export function FavouriteCard({ content, ...options }: CardOptions & { content: FavouriteSummary }) {
  const { cover } = content;
  return (
    <ContentCard
      {...options}
      content={content}
      name={content.name || 'Favoris sans nom'}
      badges={content.private ? ['Privés'] : []}
      preview={cover !== null && <Picture image={cover} alt="" sizes="200px" />}
    />
  );
}
