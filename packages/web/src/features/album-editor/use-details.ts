// Name and categories as typed: separate from the album until they are saved, and stored in this tab.
import type { Album } from '@palmares/core/contract/types';
import { normaliseLine } from '@palmares/core/text/normalise-text';
import { useEffect, useState } from 'react';
import { type Details, type DetailsDraftName, readDetails, storeDetails } from './details-draft.ts';

export type EditedDetails = Details & {
  readonly isRenamed: boolean;
  readonly isSorted: boolean;
  /** The typed values come from before a reload and are still unsaved. */
  readonly isResumed: boolean;
  readonly change: (details: Partial<Details>) => void;
  /** Resets to the saved values. */
  readonly reset: () => void;
  /** Discards the stored values when the page is left. */
  readonly forget: () => void;
};

export function useDetails(album: Album, userId: number): EditedDetails {
  const place: DetailsDraftName = { userId, albumId: album.id };
  const [found] = useState(() => readDetails(place));
  // Null means unchanged.
  const [typed, setTyped] = useState<Details | null>(found);
  const { name, categories } = typed ?? album;
  const isRenamed = normaliseLine(name) !== album.name;
  const isSorted = getIds(categories) !== getIds(album.categories);
  const isDirty = isRenamed || isSorted;

  useEffect(() => {
    storeDetails({ userId, albumId: album.id }, isDirty ? { name, categories } : null);
  }, [userId, album.id, isDirty, name, categories]);

  return {
    name,
    categories,
    isRenamed,
    isSorted,
    isResumed: isDirty && typed !== null && typed === found,
    change: (details) => setTyped({ name, categories, ...details }),
    reset: () => setTyped(null),
    forget: () => storeDetails(place, null),
  };
}

const getIds = (categories: readonly { id: number }[]): string => categories.map(({ id }) => id).join(' ');
