import { hasAuthorPage } from '@palmares/core/contract/pages';
import type { CaseDetail } from '@palmares/core/contract/types';
import { CASE_TEXTS, SANCTION_TEXTS, STATE_TEXTS } from '@palmares/texts/page/queue';
import { kindLabel } from '@palmares/texts/page/report-issues';
import { useQuery } from '@tanstack/react-query';
import { isGone } from '../../api/errors.ts';
import { useSession } from '../../api/session.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { paths } from '../../lib/paths.ts';
import { caseQuery } from '../../queries/moderation.ts';
import { AuthorLink } from '../../ui/author-link.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import text from '../../ui/text-link.module.css';
import { CaseActions } from './case-actions.tsx';
import { CaseCopies } from './case-copies.tsx';
import styles from './case-drawer.module.css';
import { CaseReports } from './case-reports.tsx';

/** One case in a drawer, or a sheet on a phone: its author, the reports, the reported state and the actions. */
export function CaseDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(caseQuery(id));
  const title = data === undefined ? CASE_TEXTS.loading : CASE_TEXTS.title(kindLabel(data.kind), data.name);
  return (
    <Drawer title={title} onClose={onClose}>
      {data !== undefined && <Loaded detail={data} onClose={onClose} />}
      {data === undefined &&
        (error === null ? (
          <div className={styles.sections}>
            <Skeleton className={styles.place} />
            <Skeleton className={styles.place} />
          </div>
        ) : (
          <ErrorState
            text={isGone(error) ? CASE_TEXTS.missing : CASE_TEXTS.failed}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ))}
    </Drawer>
  );
}

function Loaded({ detail, onClose }: { detail: CaseDetail; onClose: () => void }) {
  const { author, earlier_decisions } = detail;
  const { user } = useSession();
  const waitsFor = otherDecider(detail, user?.id);
  const address = getAddress(detail);
  return (
    <div className={styles.sections}>
      <p className={styles.about}>
        <span>
          {CASE_TEXTS.author} <AuthorLink author={author} />
        </span>
        <span className={styles.soft}>{CASE_TEXTS.earlier(earlier_decisions)}</span>
        {address !== null && (
          <Link to={address} className={text.link}>
            {CASE_TEXTS.see}
          </Link>
        )}
      </p>
      <CaseDecision detail={detail} />
      <CaseReports detail={detail} />
      <CaseCopies copies={detail.copies} kind={detail.kind} />
      {detail.acts.length > 0 && <CaseActions detail={detail} onDone={onClose} />}
      {waitsFor !== null && <p className={styles.soft}>{waitsFor}</p>}
    </div>
  );
}

/** Explains why a reader who is involved in the case has no action; null for other readers and for closed cases. */
function otherDecider({ acts, state, author, decided_by: decider }: CaseDetail, readerId?: number) {
  if (acts.length > 0 || state === 'dismissed' || state === 'lifted') return null;
  if (readerId === author.id) return CASE_TEXTS.aboutYou;
  return state === 'appealed' && readerId === decider?.id ? CASE_TEXTS.forAnother : null;
}

/** An image links to its album's page, as long as an album has it. */
function getAddress({ kind, id_thing: id, author, cover }: CaseDetail): string | null {
  switch (kind) {
    case 'album':
      return paths.album.to(id);
    case 'author':
      return hasAuthorPage(author) ? paths.author.to(author.nametag) : null;
    case 'image':
      return cover === null ? null : paths.album.to(cover.id_album);
    default:
      return KINDS[kind].paths.view(id);
  }
}

/** The decision, the author's appeal and the answer to it. Renders nothing before a decision. */
function CaseDecision({ detail }: { detail: CaseDetail }) {
  const { sanction, state, reason, appeal, answer, decided_by: decider } = detail;
  if (sanction === null) return null;
  const by = decider === null ? '' : ` ${CASE_TEXTS.decidedBy(decider.username)}`;
  const facts = [
    [CASE_TEXTS.decision, `${SANCTION_TEXTS[sanction]}${by} · ${STATE_TEXTS[state]}`],
    [CASE_TEXTS.reason, reason],
    [CASE_TEXTS.appeal, appeal],
    [CASE_TEXTS.answer, answer],
  ] as const;
  return <FactList facts={facts} />;
}
