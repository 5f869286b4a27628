import type { ContentKind } from '@palmares/core/content-kind';
import type { Album } from '@palmares/core/contract/types';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { KINDS } from '../../kinds/kinds.ts';
import {
  chooseMain,
  EMPTY_SELECTION,
  pick,
  type Selection,
  type StoredSelection,
  selectAll,
  startSelection,
  toAddress,
  toggleRange,
} from './selection.ts';

export type SetupInput = { album: Album; kind: ContentKind; name: string };

export type ImageChoice = ReturnType<typeof useImageChoice>;

export function useImageChoice({ album, kind, name }: SetupInput) {
  const navigate = useNavigate();
  const location = useLocation();
  const order = album.images.map((image) => image.id);
  const [selection, setSelection] = useState(() => startSelection(order, location.state));
  const [isRefused, setRefused] = useState(false);

  function change(how: (now: Selection) => Selection): void {
    setRefused(false);
    setSelection(how);
  }

  /** Opens the builder, unless nothing is selected. */
  async function proceed(): Promise<void> {
    if (selection.taken.size === 0) {
      setRefused(true);
      return;
    }
    const images = toAddress(selection, order);
    // The history state stores the selection for back navigation.
    const here = location.pathname + location.search;
    const { main } = selection;
    const state = { taken: images, main } satisfies StoredSelection;
    await navigate(here, { replace: true, state, preventScrollReset: true });
    await navigate(
      KINDS[kind].paths.create({ album: album.id, images, name, ...(main === null ? {} : { main }) }),
    );
  }

  return {
    selection,
    /** All images of the album, in its order. */
    order,
    /** Nothing was selected when the builder was requested. */
    isRefused,
    choose: (id: number, withShift: boolean) => change((now) => pick(now, order, id, withShift)),
    star: (id: number) => change((now) => chooseMain(now, id)),
    all: () => change((now) => selectAll(now, order)),
    none: () => change(() => EMPTY_SELECTION),
    range: () => setSelection(toggleRange),
    proceed,
  };
}
