import { CONTENT_KINDS } from '@palmares/core/content-kind';
import type { DeletionPreview, SessionUser } from '@palmares/core/contract/types';
import { count } from '@palmares/texts/page/grammar';
import { kindNoun } from '@palmares/texts/page/kind-facts';
import { DELETE_TEXTS, END_TEXTS, PROFILE_TEXTS } from '@palmares/texts/page/profile';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formFailure } from '../../api/form-failure.ts';
import { deleteMe } from '../../api/profile.ts';
import { getPasswordIssue, NO_PROOF, sentProof } from '../../lib/owner-proof.ts';
import { useForm } from '../../lib/use-form.ts';
import { deletionPreviewQuery } from '../../queries/profile.ts';
import { CurrentPassword } from '../../ui/current-password.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { SecondFactorCode } from '../../ui/second-factor-code.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ACCOUNT_FAILURE } from './form-failures.ts';
import styles from './item-actions.module.css';

/** Placeholder lines, about as many as most accounts get, so that the content below hardly moves. */
const PREVIEW_LINES = [1, 2, 3, 4, 5, 6];

type Props = { user: SessionUser; onDeleted: () => Promise<unknown>; onClose: () => void };

/** First the data that depends on the account and the password, then a second confirmation (PR-2). */
export function DeleteAccountDialog({ user, onDeleted, onClose }: Props) {
  const preview = useQuery(deletionPreviewQuery());
  const [sure, setSure] = useState(false);
  const form = useForm({
    initial: NO_PROOF,
    ready: !preview.isPending,
    check: getPasswordIssue,
    send: async (proof) => {
      if (!sure) {
        setSure(true);
        return;
      }
      await deleteMe(sentProof(proof));
      await onDeleted();
    },
    failureOf: (error) => formFailure(error, ACCOUNT_FAILURE),
    onFailed: () => setSure(false),
  });
  return (
    <FormDialog
      form={form}
      title={sure ? END_TEXTS.sureTitle(user.nametag) : END_TEXTS.title}
      submitLabel={sure ? END_TEXTS.sure : END_TEXTS.continue}
      danger
      onClose={onClose}
    >
      {sure ? (
        <InlineAlert kind="warning">{DELETE_TEXTS.final}</InlineAlert>
      ) : (
        <>
          <Preview preview={preview} />
          <CurrentPassword form={form} />
          <SecondFactorCode form={form} />
        </>
      )}
    </FormDialog>
  );
}

/** The part of the query that the preview uses. */
type PreviewQuery = Pick<UseQueryResult<DeletionPreview>, 'data' | 'isPending' | 'isError' | 'refetch'>;

function Preview({ preview }: { preview: PreviewQuery }) {
  return (
    <>
      {preview.isError && <ErrorState text={PROFILE_TEXTS.error} onRetry={() => void preview.refetch()} />}
      {preview.isPending && (
        <div className={styles.deletionPreview}>
          {PREVIEW_LINES.map((line) => (
            <Skeleton key={line} text />
          ))}
        </div>
      )}
      {preview.data && <Dependents of={preview.data} />}
    </>
  );
}

function Dependents({ of }: { of: DeletionPreview }) {
  const { albums, images, dependent_contents, held_albums } = of;
  const goes = [
    albums > 0 && END_TEXTS.albums(albums, images),
    ...CONTENT_KINDS.map((kind) => of[`${kind}s`] > 0 && count(of[`${kind}s`], kindNoun(kind))),
  ].filter((line) => line !== false);
  return (
    <div className={styles.deletionPreview}>
      <p>{goes.length > 0 ? END_TEXTS.goes : END_TEXTS.nothing}</p>
      {goes.length > 0 && (
        <ul className={styles.list}>
          {goes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {dependent_contents > 0 && <p>{END_TEXTS.dependents(dependent_contents)}</p>}
      {held_albums > 0 && <p>{END_TEXTS.held(held_albums)}</p>}
      <p>
        {END_TEXTS.nametag} {END_TEXTS.exportFirst}
      </p>
    </div>
  );
}
