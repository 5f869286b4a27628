import { Dialog } from './dialog.tsx';
import { useLanguage } from './language.ts';
import { TextField } from './text-field.tsx';

const TEXTS = {
  fr: {
    title: 'Partager cette adresse',
    text: 'Ce navigateur ne laisse pas la page copier\u00A0: la voici, à copier vous-même.',
    label: 'Adresse',
  },
  en: {
    title: 'Share this address',
    text: 'This browser does not let the page copy: here it is, for you to copy.',
    label: 'Address',
  },
} as const;

/** Where nothing can be copied for the person: the address, selected. */
export function AddressDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const texts = TEXTS[useLanguage()];
  return (
    <Dialog title={texts.title} description={texts.text} onClose={onClose}>
      <TextField
        label={texts.label}
        hideLabel
        readOnly
        data-autofocus
        value={address}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
