import { type Agreement, agreement } from '@palmares/core/palmares/agreement';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { type ContentUnion, readBallot } from '../../lib/content-union.ts';
import { ownOpinionQuery } from '../../queries/own-opinion.ts';
import { palmaresQuery } from '../../queries/palmares.ts';
import { useLanguage } from '../../ui/language.ts';
import { AgreementDialog } from './agreement-dialog.tsx';
import { AGREEMENT_TEXTS } from './agreement-messages.ts';
import { communityBallot } from './community-ballot.ts';
import { PalmaresLink } from './palmares-link.tsx';
import { toPercent } from './to-percent.ts';
import styles from './viewer-agreement.module.css';

type Props = { albumId: number; whole: ContentUnion };

/** The agreements of a content on one line, with details in a dialog. */
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
        {toldTogether(theirs, mine, texts)}
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

type Texts = (typeof AGREEMENT_TEXTS)[keyof typeof AGREEMENT_TEXTS];

function toldTogether(theirs: Agreement | null, mine: Agreement | null, texts: Texts): string {
  if (theirs === null) return mine === null ? '' : texts.withMine(toPercent(mine));
  const first = texts.withAll(toPercent(theirs));
  return mine === null ? first : `${first} · ${texts.withMineToo(toPercent(mine))}`;
}

type Agreements = { theirs: Agreement | null; mine: Agreement | null };

/** Includes the reader's own content of the same album when somebody else made this one. */
function useAgreements(albumId: number, whole: ContentUnion): Agreements {
  const { user } = useSession();
  const { data: palmares } = useQuery(palmaresQuery(albumId));
  const isOthers = user !== null && whole.content.author.id !== user.id;
  const { data } = useQuery({ ...ownOpinionQuery(user?.id ?? 0, albumId), enabled: isOthers });
  // A disabled query still returns data that another page has cached.
  const own = isOthers ? data : undefined;
  const { kind, content } = whole;
  return useMemo(() => {
    const ballot = readBallot(kind, content);
    const community = palmares === undefined ? null : communityBallot(palmares);
    return {
      theirs: community && agreement(ballot, community),
      mine: own == null ? null : agreement(ballot, own.ballot),
    };
  }, [kind, content, palmares, own]);
}
