import type { ComponentProps } from 'react';
import { EmptyState } from './empty-state.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = Omit<ComponentProps<typeof EmptyState>, 'icon' | 'isPage'> & {
  /** The heading of the page, for screen readers only. */
  heading: string;
};

/** The content of a page that only says why it has nothing else to show. */
export function NoticePage({ heading, ...notice }: Props) {
  return (
    <>
      <VisuallyHidden as="div">
        <h1>{heading}</h1>
      </VisuallyHidden>
      <div role="alert">
        <EmptyState isPage {...notice} />
      </div>
    </>
  );
}
