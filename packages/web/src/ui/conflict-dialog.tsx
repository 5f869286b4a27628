import { CONFLICT_TEXTS as game } from '@palmares/texts/game/drafts';
import { CONFLICT_TEXTS as page } from '@palmares/texts/page/drafts';
import { ChoicesDialog } from './choices-dialog.tsx';
import { textsByLanguage, useLanguage } from './language.ts';

const TEXTS = textsByLanguage(page, game);

type Props = {
  /** Explains the conflict, for example « Cette tier list a été sauvegardée depuis un autre onglet… ». */
  text: string;
  /** Left out when there is nothing to copy. */
  onCopy?: () => void;
  onOverwrite: () => void;
  onReload: () => void;
  onClose: () => void;
};

/** Someone else, or another tab, has saved since: nothing is lost before the person has chosen (BU-15). */
export function ConflictDialog({ text, onCopy, onOverwrite, onReload, onClose }: Props) {
  const texts = TEXTS[useLanguage()];
  const choices = [
    ...(onCopy === undefined ? [] : [{ texts: texts.copy, run: onCopy }]),
    { texts: texts.overwrite, run: onOverwrite },
    { texts: texts.reload, run: onReload },
  ];
  return (
    <ChoicesDialog
      title={texts.title}
      text={text}
      onClose={onClose}
      choices={choices.map(({ texts: { label, effect }, run }) => ({
        label,
        effect,
        run() {
          onClose();
          run();
        },
      }))}
    />
  );
}
