import styles from './conflict-dialog.module.css';
import { Dialog } from './dialog.tsx';

type Props = {
  /** What was changed elsewhere: « Cette tier list a été sauvegardée depuis un autre onglet… ». */
  text: string;
  onCopy: () => void;
  onOverwrite: () => void;
  onReload: () => void;
  onClose: () => void;
};

/** Somebody else (or another tab) saved since: nothing is lost before the person has chosen (product.md §2). */
export function ConflictDialog({ text, onCopy, onOverwrite, onReload, onClose }: Props) {
  const choices = [
    {
      label: 'Garder la mienne comme copie',
      text: 'Les deux versions existent, chacune de son côté.',
      run: onCopy,
    },
    { label: 'Écraser avec la mienne', text: 'L’autre version est remplacée.', run: onOverwrite },
    { label: 'Recharger l’autre version', text: 'Vos changements sont abandonnés.', run: onReload },
  ];
  return (
    <Dialog title="Une version plus récente existe" description={text} onClose={onClose}>
      <ul className={styles['choices']}>
        {choices.map(({ label, text: effect, run }) => (
          <li key={label}>
            <button
              type="button"
              className={styles['choice']}
              onClick={() => {
                onClose();
                run();
              }}
            >
              <strong>{label}</strong>
              <span>{effect}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
