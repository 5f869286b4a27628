import type { Ranking } from '@palmares/core/ranking/ranking';
import { computeStatistics, getRankingStatus } from '@palmares/core/ranking/statistics';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { RANKING_TEXTS, statusText } from '@palmares/texts/page/ranking';
import { TEXTS } from '@palmares/texts/page/ranking-editor';
import { useEffect, useRef } from 'react';
import { NameFields, VisibilityField } from '../../ui/details-fields.tsx';
import { useEditor } from './editor-context.ts';
import type { RankingSource } from './editor-source.ts';
import type { EditorState } from './editor-store.ts';
import { QuickSwitch } from './quick-switch.tsx';
import styles from './settings-panel.module.css';

type Props = { source: RankingSource; state: EditorState; ranking: Ranking; nameIssue: string | null };

/** Name, description, visibility, the counts of the album and, in edit mode, the status of the ranking (RK-36, RK-37, RK-38). */
export function SettingsPanel({ source, state, ranking, nameIssue }: Props) {
  const { store } = useEditor();
  const { details, savedAs } = state;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // The invalid field may be out of view from the save button.
    if (nameIssue !== null) panel.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [nameIssue]);
  const { total, ranked, unranked } = computeStatistics(ranking);
  const facts = [
    { term: TEXTS.album, value: isolateBidi(source.albumName) },
    { term: TEXTS.total, value: total },
    { term: TEXTS.ranked, value: ranked },
    { term: TEXTS.unranked, value: unranked },
    ...(savedAs === null ? [] : [{ term: TEXTS.status, value: statusText(getRankingStatus(ranking)) }]),
  ];
  return (
    <section ref={panel} className={styles.panel} aria-label={RANKING_TEXTS.showSettings}>
      <div className={styles.fields}>
        <NameFields
          details={details}
          texts={TEXTS}
          rows={2}
          nameIssue={nameIssue}
          onChange={store.setDetails}
        />
      </div>
      <div className={styles.side}>
        <VisibilityField
          details={details}
          albumIsPrivate={source.albumIsPrivate}
          texts={{ ...TEXTS, public: RANKING_TEXTS.isPublic }}
          onChange={store.setDetails}
        />
        <QuickSwitch store={store} state={state} />
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
