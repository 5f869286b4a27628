import { ChoicesDialog } from './choices-dialog.tsx';
import { useLanguage } from './language.ts';

const TEXTS = {
  fr: {
    title: 'Une version plus récente existe',
    copy: ['Garder la mienne comme copie', 'Les deux versions existent, chacune de son côté.'],
    overwrite: ['Écraser avec la mienne', 'L’autre version est remplacée.'],
    reload: ['Recharger l’autre version', 'Vos changements sont abandonnés.'],
  },
  en: {
    title: 'A newer version exists',
    copy: ['Keep mine as a copy', 'Both versions exist, side by side.'],
    overwrite: ['Overwrite with mine', 'The other version is replaced.'],
    reload: ['Reload the other version', 'Your changes are discarded.'],
  },
} as const;

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
      choices={choices.map(({ texts: [label, effect], run }) => ({
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
