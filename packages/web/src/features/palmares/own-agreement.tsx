import type { Album, AlbumPalmares, SessionUser } from '@palmares/core/contract/types';
import { agreement } from '@palmares/core/palmares/agreement';
import { AGREEMENT_TEXTS, OWN_TEXTS } from '@palmares/texts/page/agreement';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { KINDS } from '../../kinds/kinds.ts';
import { isCounted, type OwnOpinion, ownOpinionQuery } from '../../queries/own-opinion.ts';
import { IconLock } from '../../ui/icons-status.tsx';
import { Link } from '../../ui/link.tsx';
import text from '../../ui/text-link.module.css';
import { AgreementView } from './agreement-view.tsx';
import { communityBallot } from './community-ballot.ts';
import styles from './own-agreement.module.css';

type Props = {
  user: Pick<SessionUser, 'id' | 'voices_left_out'>;
  album: Pick<Album, 'id' | 'images'>;
  palmares: AlbumPalmares;
};

/** Compares the reader's newest content of the album with the palmarès. Renders nothing when it cannot be loaded. */
export function OwnAgreement({ user, album, palmares }: Props) {
  const titleId = useId();
  const { data: own } = useQuery(ownOpinionQuery(user.id, album.id));
  if (own === undefined) return null;
  return (
    <section className={styles.own} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {OWN_TEXTS.title}
      </h3>
      {own === null ? (
        <p className={styles.note}>{OWN_TEXTS.none}</p>
      ) : (
        <Compared own={own} user={user} album={album} palmares={palmares} />
      )}
    </section>
  );
}

type ComparedProps = Props & { own: OwnOpinion };

function Compared({ own, user, album, palmares }: ComparedProps) {
  const { kind, content, ballot, publicCount } = own;
  const images = useMemo(() => new Map(album.images.map((image) => [image.id, image])), [album.images]);
  const found = useMemo(() => {
    const community = communityBallot(palmares);
    return community && agreement(ballot, community);
  }, [ballot, palmares]);
  return (
    <>
      {found === null ? (
        <p className={styles.note}>{OWN_TEXTS.incomparable}</p>
      ) : (
        <AgreementView
          isOwn
          agreement={found}
          images={images}
          sides={[AGREEMENT_TEXTS.you, AGREEMENT_TEXTS.all]}
        />
      )}
      <p className={styles.note}>
        {OWN_TEXTS.compared}{' '}
        <Link to={KINDS[kind].paths.view(content.id)} className={text.link}>
          <bdi lang="">{content.name}</bdi>
        </Link>
      </p>
      {content.hidden && <p className={styles.note}>{OWN_TEXTS.hidden}</p>}
      {content.private && (
        <p className={styles.private}>
          <IconLock size="s" />
          {OWN_TEXTS.onlyHere}
        </p>
      )}
      {publicCount !== 0 && <Counted own={own} user={user} palmares={palmares} />}
    </>
  );
}

/** Explains how the reader's public contents count, or why they do not. */
function Counted({ own: { content, publicCount }, user, palmares }: Omit<ComparedProps, 'album'>) {
  if (user.voices_left_out) return <p className={styles.note}>{OWN_TEXTS.leftOut}</p>;
  const isLate = isCounted(content) && content.updatedAt > (palmares.computed_at ?? '');
  return (
    <>
      <p className={styles.note}>{OWN_TEXTS.voice(publicCount)}</p>
      {isLate && <p className={styles.note}>{OWN_TEXTS.soon}</p>}
    </>
  );
}
