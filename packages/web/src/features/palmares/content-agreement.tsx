import { type Agreement, agreement, ballotOfPalmares } from '@palmares/core/palmares/agreement';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { ownOpinionQuery } from '../../queries/own-opinion.ts';
import { palmaresQuery } from '../../queries/palmares.ts';
import { useLanguage } from '../../ui/language.ts';
import { AgreementDialog } from './agreement-dialog.tsx';
import { AGREEMENT_TEXTS } from './agreement-messages.ts';
import { PalmaresLink } from './palmares-link.tsx';
import { stateOf } from './shown-palmares.ts';
import styles from './viewer-agreement.module.css';
import { ballotOf, type WholeContent } from '../../lib/whole-content.ts';

type Props = { albumId: number; whole: WholeContent };

/** The agreements of a content in a line, and more of them in a dialog. */
export function ContentAgreement({ albumId, whole }: Props) {
  const { theirs, mine } = useAgreements(albumId, whole);
  const [isOpen, setOpen] = useState(false);
  const texts = AGREEMENT_TEXTS[useLanguage()];
  if (theirs === null && mine === null) return <PalmaresLink albumId={albumId} />;
  return (
    <>
      <button
        type="button"
        className={styles.agreement}
        aria-haspopup="dialog"
        title={texts.details}
        onClick={() => setOpen(true)}
      >
        {theirs !== null && <span>{texts.withAll(theirs.percent)}</span>}
        {mine !== null && (
          <span>{theirs === null ? texts.withMine(mine.percent) : texts.withMineToo(mine.percent)}</span>
        )}
      </button>
      {isOpen && (
        <AgreementDialog
          albumId={albumId}
          whole={whole}
          theirs={theirs}
          mine={mine}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type Agreements = { theirs: Agreement | null; mine: Agreement | null };

/** Of somebody else's content also with one's own of the same album. */
function useAgreements(albumId: number, whole: WholeContent): Agreements {
  const { user } = useSession();
  const { data: palmares } = useQuery(palmaresQuery(albumId));
  const { data: own } = useQuery({
    ...ownOpinionQuery(user?.id ?? 0, albumId),
    enabled: user !== null && whole.content.author.id !== user.id,
  });
  return useMemo(() => {
    const ballot = ballotOf(whole);
    const isReady = palmares !== undefined && stateOf(palmares) === 'ready';
    return {
      theirs: isReady ? agreement(ballot, ballotOfPalmares(palmares)) : null,
      mine: own == null ? null : agreement(ballot, own.ballot),
    };
  }, [whole, palmares, own]);
}
