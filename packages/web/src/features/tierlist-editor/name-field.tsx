import { CONTENT } from '@palmares/core/content-limits';
import { TEXTS } from '@palmares/texts/page/tierlist-editor';
import { useEffect, useId, useRef } from 'react';
import type { Save } from '../../editor/save.ts';
import { getNameIssue } from '../../editor/use-save-content.ts';
import { useEarlyEntry } from '../../lib/use-early-entry.ts';
import type { BoardStore, EditorState } from './editor-store.ts';
import styles from './name-field.module.css';

/** The name of the tier list, with the reason why a save refused it. */
export function NameField({ store, state, save }: { store: BoardStore; state: EditorState; save: Save }) {
  const name = useRef<HTMLInputElement>(null);
  const issueId = useId();
  const issue = getNameIssue(save);
  useEarlyEntry(name, state.details.name, (entered) => store.setDetails({ name: entered }));
  useEffect(() => {
    if (issue !== null) name.current?.focus();
  }, [issue]);
  return (
    <>
      <input
        ref={name}
        className={styles.name}
        // The direction follows the text, so that a long name is cut at its end in right-to-left scripts too.
        dir="auto"
        aria-label={TEXTS.nameLabel}
        aria-invalid={issue !== null || undefined}
        aria-describedby={issue === null ? undefined : issueId}
        placeholder={TEXTS.namePlaceholder}
        value={state.details.name}
        maxLength={CONTENT.nameMax}
        autoComplete="off"
        onChange={(event) => store.setDetails({ name: event.target.value })}
      />
      {issue !== null && (
        <p id={issueId} className={styles.issue}>
          {issue}
        </p>
      )}
    </>
  );
}
