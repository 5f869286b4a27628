import { Dialog } from '../../ui/dialog.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import styles from './dialogs.module.css';
import { TEXTS } from './messages.ts';

const SHORTCUTS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['1', '…', '9'], does: 'Choisir une image, ou la reprendre' },
  { keys: ['←', '↑', '↓', '→'], does: 'Aller d’une image à l’autre' },
  { keys: ['Espace'], does: 'Choisir l’image, ou la reprendre' },
  { keys: ['Entrée'], does: 'Valider la sélection' },
  { keys: ['P'], does: 'Passer\u00A0: aucune de celles-ci' },
  { keys: ['U'], does: 'Annuler (ou Ctrl\u00A0+\u00A0Z)' },
  { keys: ['I'], does: 'Voir les détails de l’image' },
  { keys: ['Alt', '↑', '↓'], does: 'Déplacer une image classée' },
  { keys: ['Ctrl', 'S'], does: 'Sauvegarder' },
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={TEXTS.shortcuts} onClose={onClose}>
      <dl className={styles.shortcuts}>
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (key === '…' ? <span key={key}>{key}</span> : <Kbd key={key}>{key}</Kbd>))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
