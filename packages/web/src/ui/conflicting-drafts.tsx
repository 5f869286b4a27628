import { formatMoment as formatEnglishMoment } from '@palmares/texts/game/grammar';
import { formatMoment } from '@palmares/texts/page/grammar';
import { type DraftDescription, descriptionText } from '../storage/drafts/draft-description.ts';
import type { AsideOrigin } from '../storage/drafts/draft-keys.ts';
import type { DraftHandle } from '../storage/drafts/use-draft.ts';
import { ChoicesDialog } from './choices-dialog.tsx';
import styles from './conflicting-drafts.module.css';
import { GuardedButton } from './guarded-button.tsx';
import { InlineAlert } from './inline-alert.tsx';
import { useLanguage } from './language.ts';
import { GuardedStep } from './press-guard.tsx';

const TEXTS = {
  fr: {
    title: 'Quel brouillon garder ?',
    text: 'Vous en avez plusieurs ici. Celui que vous choisissez reste, les autres sont effacés. Sans choix, tous sont gardés.',
    origins: {
      own: 'Celui qui était déjà là',
      visitor: 'Celui d’avant votre connexion',
      tab: 'Celui d’un autre onglet',
      begun: 'Celui que vous venez de commencer',
    },
    elsewhere: 'Un autre onglet a gardé sa propre version de ce brouillon. Les deux sont gardées.',
    other: 'L’autre :',
    mine: 'Garder celle-ci',
    theirs: 'Reprendre l’autre',
    formatMoment,
  },
  en: {
    title: 'Which draft do you keep?',
    text: 'You have several here. The one you choose stays, the others are erased. Without a choice all of them are kept.',
    origins: {
      own: 'The one that was here',
      visitor: 'The one from before you logged in',
      tab: 'The one of another tab',
      begun: 'The one you have just begun',
    },
    elsewhere: 'Another tab has kept its own version of this draft. Both are kept.',
    other: 'The other one:',
    mine: 'Keep this one',
    theirs: 'Resume the other',
    formatMoment: formatEnglishMoment,
  },
} as const;

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
