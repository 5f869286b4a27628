// The questions before a bulk action: each names the affected rows.

import type { AlbumSummary, User } from '@palmares/core/contract/types';
import { ALBUM_TEXTS, PANEL_TEXTS, USER_TEXTS } from '@palmares/texts/page/admin';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { albumsDependentsQuery } from '../../queries/album-deletion.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { QuestionProps } from './bulk-bar.tsx';
import { namesText } from './names-text.ts';

type RowsQuestionProps = {
  title: string;
  /** Names of the affected rows. */
  names: readonly string[];
  confirmLabel: string;
  loading?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

function RowsQuestion({ names, children, ...dialog }: RowsQuestionProps) {
  return (
    <ConfirmDialog
      {...dialog}
      text={
        <>
          <p>{namesText(names)}</p>
          {children}
        </>
      }
    />
  );
}

type DeletionProps = QuestionProps<{ name: string }> & { loading?: boolean; children?: ReactNode };

/** `children` says what else is deleted with the rows. */
export function DeleteRows({ rows, children, ...answers }: DeletionProps) {
  return (
    <RowsQuestion
      {...answers}
      title={PANEL_TEXTS.deleteMany(rows.length)}
      names={rows.map(({ name }) => name)}
      confirmLabel={PANEL_TEXTS.delete}
    >
      {children}
      <p>{PANEL_TEXTS.final}</p>
    </RowsQuestion>
  );
}

/** Shows what depends on the albums before their deletion, as the server counts it now (AD-32). */
export function DeleteAlbums({ rows, ...answers }: QuestionProps<AlbumSummary>) {
  const ids = rows.map(({ id }) => id);
  const { isPending } = useQuery(albumsDependentsQuery(ids));
  return (
    <DeleteRows {...answers} rows={rows} loading={isPending}>
      <Dependents ids={ids} />
    </DeleteRows>
  );
}

function Dependents({ ids }: { ids: readonly number[] }) {
  const query = useQuery(albumsDependentsQuery(ids));
  if (query.data !== undefined) return <p>{ALBUM_TEXTS.dependents(query.data)}</p>;
  if (!query.isError) return <Skeleton text />;
  return <RetryAlert query={query}>{ALBUM_TEXTS.dependentsUnknown}</RetryAlert>;
}

export const isQuarantined = ({ status }: AlbumSummary): boolean => status === 'quarantined';

/** A change of visibility would end quarantines that a moderator has decided. */
export function LiftQuarantines({ rows, ...answers }: QuestionProps<AlbumSummary>) {
  const held = rows.filter(isQuarantined);
  return (
    <RowsQuestion
      {...answers}
      title={ALBUM_TEXTS.liftTitle(held.length)}
      names={held.map(({ name }) => name)}
      confirmLabel={ALBUM_TEXTS.lift}
    >
      <p>{ALBUM_TEXTS.liftText}</p>
    </RowsQuestion>
  );
}

export function DeactivateUsers({ rows, ...answers }: QuestionProps<User>) {
  return (
    <RowsQuestion
      {...answers}
      title={USER_TEXTS.deactivateMany(rows.length)}
      names={rows.map(({ username }) => username)}
      confirmLabel={USER_TEXTS.deactivate}
    >
      <p>{USER_TEXTS.deactivateText}</p>
    </RowsQuestion>
  );
}
