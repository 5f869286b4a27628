import { CONFLICTING_DRAFTS_TEXTS as game } from '@palmares/texts/game/drafts';
import { CONFLICTING_DRAFTS_TEXTS as page } from '@palmares/texts/page/drafts';
import { type DraftDescription, descriptionText } from '../storage/drafts/draft-description.ts';
import type { AsideOrigin } from '../storage/drafts/draft-keys.ts';
import type { DraftHandle } from '../storage/drafts/use-draft.ts';
import { ChoicesDialog } from './choices-dialog.tsx';
import styles from './conflicting-drafts.module.css';
import { GuardedButton } from './guarded-button.tsx';
import { InlineAlert } from './inline-alert.tsx';
import { textsByLanguage, useLanguage } from './language.ts';
import { GuardedStep } from './press-guard.tsx';

const TEXTS = textsByLanguage(page, game);

type QuestionProps = {
  met: readonly {
    readonly description: DraftDescription;
    readonly origin: AsideOrigin | null;
    readonly choose: () => void;
  }[];
  /** Called when the dialog is closed without a choice: all drafts are kept. */
  onLater: () => void;
};

/** Several drafts of the same content: the person chooses between them, with a description of each (BU-29). */
export function ConflictingDraftsQuestion({ met, onLater }: QuestionProps) {
  const texts = TEXTS[useLanguage()];
  return (
    <ChoicesDialog
      title={texts.title}
      text={texts.text}
      onClose={onLater}
      choices={met.map(({ description, origin, choose }) => ({
        label: texts.origins[origin ?? 'own'],
        effect: descriptionText(description, texts.formatMoment),
        run: choose,
      }))}
    />
  );
}

type OtherTabProps = {
  draft: DraftHandle;
  describeDraft: (stored: unknown) => DraftDescription | null;
  /** Remounts the editor with the remaining draft. */
  onReload: () => void;
  className?: string | undefined;
};

/** Shown on the page when another tab edits the same content. Both works are kept until the person has chosen. */
export function OtherTabNotice({ draft, describeDraft, onReload, className }: OtherTabProps) {
  const texts = TEXTS[useLanguage()];
  const other = draft.other === null ? null : describeDraft(draft.other);
  if (other === null) return null;
  return (
    <div className={className}>
      <InlineAlert
        kind="warning"
        action={
          <div className={styles.actions}>
            <GuardedStep step="other" from="first">
              <GuardedButton
                size="s"
                onClick={() => {
                  draft.giveUp();
                  onReload();
                }}
              >
                {texts.theirs}
              </GuardedButton>
              <GuardedButton size="s" variant="primary" onClick={draft.keepMine}>
                {texts.mine}
              </GuardedButton>
            </GuardedStep>
          </div>
        }
      >
        {texts.elsewhere} {texts.other} {descriptionText(other, texts.formatMoment)}.
      </InlineAlert>
    </div>
  );
}
