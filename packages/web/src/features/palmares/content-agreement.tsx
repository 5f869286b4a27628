import { type Agreement, agreement } from '@palmares/core/palmares/agreement';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { type ContentUnion, readBallot } from '../../lib/content-union.ts';
import { type OwnOpinion, ownOpinionQuery } from '../../queries/own-opinion.ts';
import { palmaresQuery } from '../../queries/palmares.ts';
import { useLanguage } from '../../ui/language.ts';
import { AgreementDialog, type Side } from './agreement-dialog.tsx';
import { AGREEMENT_TEXTS } from './agreement-messages.ts';
import { communityBallot } from './community-ballot.ts';
import { PalmaresLink } from './palmares-link.tsx';
import { toPercent } from './to-percent.ts';
import styles from './viewer-agreement.module.css';

type Props = { albumId: number; whole: ContentUnion };

/** What a content can be compared with, each with its agreement; the dialog shows both. */
export function ContentAgreement({ albumId, whole }: Props) {
  const { theirs, mine, own } = useAgreements(albumId, whole);
  const [first, setFirst] = useState<Side | null>(null);
  const texts = AGREEMENT_TEXTS[useLanguage()];
  const { user } = useSession();
  if (theirs === null && mine === null) return <PalmaresLink albumId={albumId} />;
  return (
    <>
      {mine !== null && own !== null && (
        <Compare onPress={() => setFirst('mine')}>{texts.compareWithMine(own.kind, toPercent(mine))}</Compare>
      )}
      {theirs !== null && (
        <Compare onPress={() => setFirst('theirs')}>{texts.compareWithAll(toPercent(theirs))}</Compare>
      )}
      {first !== null && (
        <AgreementDialog
          albumId={albumId}
          whole={whole}
          isOwn={whole.content.author.id === user?.id}
          theirs={theirs}
          mine={mine}
          first={first}
          onClose={() => setFirst(null)}
        />
      )}
    </>
  );
}

function Compare({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button type="button" className={styles.compare} aria-haspopup="dialog" onClick={onPress}>
      <span>{children}</span>
    </button>
  );
}

type Agreements = { theirs: Agreement | null; mine: Agreement | null; own: OwnOpinion | null };

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
      own: own ?? null,
    };
  }, [kind, content, palmares, own]);
}
