import { CONTENT } from '@palmares/core/limits';
import { RANKING_TEXTS, statusText } from '@palmares/core/ranking/messages';
import type { Ranking } from '@palmares/core/ranking/ranking';
import { statisticsOf, statusOf } from '@palmares/core/ranking/statistics';
import { lengthOf } from '@palmares/core/text/normalise-text';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { useEditor } from './editor-context.ts';
import type { EditorSource } from './editor-source.ts';
import type { EditorState } from './editor-store.ts';
import { TEXTS } from './messages.ts';
import styles from './settings-panel.module.css';

type Props = { source: EditorSource; state: EditorState; ranking: Ranking; nameFault: string | null };

/** Name, description, visibility; what the album holds; in edit mode, where the ranking stands (P2 §2). */
export function SettingsPanel({ source, state, ranking, nameFault }: Props) {
  const { store } = useEditor();
  const { details, savedAs } = state;
  const [publishing, setPublishing] = useState(false);
  const { total, ranked, unranked } = statisticsOf(ranking);
  const facts = [
    { term: TEXTS.album, value: source.albumName },
    { term: TEXTS.total, value: total },
    { term: TEXTS.ranked, value: ranked },
    { term: TEXTS.unranked, value: unranked },
    ...(savedAs === null ? [] : [{ term: TEXTS.status, value: statusText(statusOf(ranking)) }]),
  ];
  return (
    <section className={styles.panel} aria-label={RANKING_TEXTS.showSettings}>
      <div className={styles.fields}>
        <TextField
          label={TEXTS.name}
          value={details.name}
          placeholder={TEXTS.namePlaceholder}
          maxLength={CONTENT.nameMax}
          autoComplete="off"
          error={nameFault ?? undefined}
          onChange={(event) => store.setDetails({ name: event.target.value })}
        />
        <TextArea
          label={TEXTS.description}
          optional
          rows={2}
          value={details.description}
          maxLength={CONTENT.descriptionMax}
          hint={TEXTS.descriptionHint(CONTENT.descriptionMax - lengthOf(details.description))}
          onChange={(event) => store.setDetails({ description: event.target.value })}
        />
      </div>
      <div className={styles.side}>
        <Switch
          label={RANKING_TEXTS.isPublic}
          description={TEXTS.publicText}
          checked={!details.private}
          onChange={(shown) => {
            if (shown && source.albumIsPrivate) setPublishing(true);
            else store.setDetails({ private: !shown });
          }}
        />
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {publishing && (
        <ConfirmDialog
          title={TEXTS.publishTitle}
          text={TEXTS.publishText}
          confirmLabel={TEXTS.publishConfirm}
          danger={false}
          onClose={() => setPublishing(false)}
          onConfirm={() => {
            store.setDetails({ private: false });
            setPublishing(false);
          }}
        />
      )}
    </section>
  );
}
