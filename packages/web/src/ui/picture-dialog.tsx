import type { Format } from '@palmares/pictures/format';
import { useState } from 'react';
import { getContentChatText } from '../lib/picture/content-chat-text.ts';
import type { PictureSource } from '../lib/picture/make-picture-file.ts';
import { BlobImage } from './blob-image.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorState } from './error-state.tsx';
import { useLanguage } from './language.ts';
import { PictureActions } from './picture-actions.tsx';
import styles from './picture-dialog.module.css';
import { PICTURE_WORDS, type PictureWords } from './picture-words.ts';
import { Select } from './select.tsx';
import { type Shareable, toPictureSource } from './shareable-content.ts';
import { Switch } from './switch.tsx';
import { type Drawing, usePicture } from './use-picture.ts';

type Props = Shareable & {
  /** True when the images show their names initially; true by default. */
  names?: boolean;
  /** The public address of the content (lib/share-address.ts). */
  address: string;
  onClose: () => void;
};

const SIZES = {
  natural2: { format: 'natural', scale: 2 },
  natural1: { format: 'natural', scale: 1 },
  wide: { format: 'wide', scale: 1 },
  square: { format: 'square', scale: 1 },
  tall: { format: 'tall', scale: 1 },
} as const satisfies Record<keyof PictureWords['sizes'], { format: Format; scale: 1 | 2 }>;
type SizeKey = keyof typeof SIZES;
const SIZE_KEYS: readonly SizeKey[] = ['natural2', 'natural1', 'wide', 'square', 'tall'];

/**
 * Exports a content as a picture or a text (BU-43): previews it, then offers to save, copy or share it. The picture shows the content as it
 * was when the dialog opened.
 */
export function PictureDialog({ content, images, names = true, address, onClose }: Props) {
  const [opened] = useState(() => toPictureSource({ content, images }));
  const text = getContentChatText(opened.content, address);
  return <SourceDialog source={opened} names={names} text={text} onClose={onClose} />;
}

type SourceProps = Required<Pick<Props, 'names' | 'onClose'>> & {
  /** Must keep its identity between renders. */
  source: PictureSource;
  /** For « Copier le texte ». */
  text: string;
};

/** The same for anything that can be drawn. */
export function SourceDialog({ source, names: named, text, onClose }: SourceProps) {
  const words = PICTURE_WORDS[useLanguage()];
  const [names, setNames] = useState(named);
  const [size, setSize] = useState<SizeKey>('natural2');
  const [attempt, setAttempt] = useState(0);
  const drawing = usePicture(source, { ...SIZES[size], names }, attempt);
  const { title } = source.content;
  const file = drawing.state.kind === 'drawn' ? drawing.file : null;
  return (
    <Dialog
      size="l"
      title={words.title}
      onClose={onClose}
      footer={<PictureActions file={file} title={title} text={text} words={words} />}
    >
      <div className={styles.choices}>
        <Select
          label={words.size}
          value={size}
          options={SIZE_KEYS.map((value) => ({ value, label: words.sizes[value] }))}
          onChange={setSize}
        />
        <Switch
          label={words.names}
          checked={names}
          onChange={setNames}
          {...(file !== null && names && !drawing.named ? { description: words.unnamed } : {})}
        />
      </div>
      {drawing.state.kind === 'failed' ? (
        <ErrorState text={words.failed} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <Preview drawing={drawing} alt={words.alt(title)} words={words} />
      )}
    </Dialog>
  );
}

function Preview({
  drawing: { file, state },
  alt,
  words,
}: {
  drawing: Drawing;
  alt: string;
  words: PictureWords;
}) {
  return (
    <div className={styles.frame} aria-busy={state.kind === 'drawing'}>
      {file !== null && <BlobImage blob={file} alt={alt} />}
      {state.kind === 'drawing' && (
        <label className={styles.progress}>
          {words.drawing(state.progress)}
          <progress
            className={styles.bar}
            max={Math.max(1, state.progress.all)}
            value={state.progress.done}
          />
        </label>
      )}
    </div>
  );
}
