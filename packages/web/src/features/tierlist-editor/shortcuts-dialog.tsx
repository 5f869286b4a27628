import { Dialog } from '../../ui/dialog.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import styles from './dialogs.module.css';
import { TEXTS } from './messages.ts';

type Shortcut = { keys: readonly string[]; does: string };

const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['←', '↑', '↓', '→'], does: 'Aller d’une image à l’autre' },
  { keys: ['Espace'], does: 'Saisir l’image, puis la poser' },
  { keys: ['Entrée'], does: 'Sélectionner ou désélectionner' },
  { keys: ['Maj', '+', 'clic'], does: 'Sélectionner une suite d’images' },
  { keys: ['Ctrl', '+', 'A'], does: 'Sélectionner toute la rangée' },
  { keys: ['Suppr'], does: 'Remettre en non classé' },
  { keys: ['I'], does: 'Voir les détails de l’image' },
  { keys: ['Échap'], does: 'Annuler le déplacement, désélectionner' },
  { keys: ['Ctrl', '+', 'Z'], does: 'Annuler' },
  { keys: ['Ctrl', '+', 'Maj', '+', 'Z'], does: 'Rétablir' },
];

export function ShortcutsDialog({ tiers, onClose }: { tiers: number; onClose: () => void }) {
  const digits: Shortcut = {
    keys: tiers > 1 ? ['1', '…', String(Math.min(9, tiers))] : ['1'],
    does: 'Envoyer l’image dans un tier, et passer à la suivante',
  };
  return (
    <Dialog title={TEXTS.shortcuts} onClose={onClose}>
      <dl className={styles.shortcuts}>
        {[digits, ...SHORTCUTS].map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key, index) =>
                key === '+' || key === '…' ? (
                  // oxlint-disable-next-line react/no-array-index-key
                  <span key={`${index} ${key}`}> {key} </span>
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key
                  <Kbd key={`${index} ${key}`}>{key}</Kbd>
                ),
              )}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
