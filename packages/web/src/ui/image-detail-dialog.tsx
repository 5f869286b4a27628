import { IMAGE_DETAIL_TEXTS as game } from '@palmares/texts/game/dialogs';
import { IMAGE_DETAIL_TEXTS as page } from '@palmares/texts/page/dialogs';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { IconButton } from './icon-button.tsx';
import { IconChevronLeft, IconChevronRight, IconExternal } from './icons-arrows.tsx';
import styles from './image-detail-dialog.module.css';
import { useLanguage } from './language.ts';
import { Picture, type PictureImage } from './picture.tsx';
import { ReportSlot } from './report-slot.tsx';

export type DetailImage = PictureImage & {
  id: number;
  name: string;
  description: string | null;
  url: string | null;
};

type Props = {
  /** The images in page order; the arrows move through them. */
  images: readonly DetailImage[];
  /** Id of the shown image. */
  current: number;
  /** A short text about its position, for example « Tier S ». */
  note?: string | undefined;
  /** Details beside the image, which is smaller then; on a phone, below its description. */
  details?: ReactNode;
  onShow: (id: number) => void;
  onClose: () => void;
  /** Further content below both, across the whole width. */
  children?: ReactNode;
} & Pick<DialogProps, 'focusAfter'>;

const TEXTS = { fr: page, en: game };

/** Shows an image large, with its name, description and link (BU-40). Left and right arrows move to its neighbours. */
export function ImageDetailDialog(props: Props) {
  const { images, current, note, details, onShow, onClose, focusAfter, children } = props;
  const texts = TEXTS[useLanguage()];
  const index = images.findIndex(({ id }) => id === current);
  const image = images[index];
  const previous = images[index - 1];
  const next = images[index + 1];

  const figure = useRef<HTMLElement>(null);
  useArrowKeys(figure, previous, next, onShow);

  if (image === undefined) return null;
  return (
    <Dialog
      title={image.name.trim() === '' ? texts.unnamed : image.name}
      isTitleTyped={image.name.trim() !== ''}
      size="l"
      onClose={onClose}
      focusAfter={focusAfter}
    >
      <figure ref={figure} className={styles.figure} data-detailed={details !== undefined || undefined}>
        <div className={styles.stage} style={{ '--shape': getShape(image) }}>
          <Picture
            key={image.id}
            image={image}
            alt={image.name}
            fit="contain"
            sizes={
              details === undefined ? '(min-width: 48rem) 720px, 100vw' : '(min-width: 48rem) 360px, 90vw'
            }
            eager
            className={styles.picture}
          />
          <IconButton
            variant="overlay"
            label={texts.previous}
            className={styles.previous}
            disabled={previous === undefined}
            onClick={() => previous && onShow(previous.id)}
          >
            <IconChevronLeft />
          </IconButton>
          <IconButton
            variant="overlay"
            label={texts.next}
            className={styles.next}
            disabled={next === undefined}
            onClick={() => next && onShow(next.id)}
          >
            <IconChevronRight />
          </IconButton>
        </div>
        <Caption image={image} note={note} place={`${index + 1} / ${images.length}`} details={details} />
      </figure>
      {children}
    </Dialog>
  );
}

/** Ignores keys while another dialog is open above this one. */
function useArrowKeys(
  figure: RefObject<HTMLElement | null>,
  previous: DetailImage | undefined,
  next: DetailImage | undefined,
  onShow: Props['onShow'],
): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const target = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : undefined;
      if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      const from = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null;
      if (from !== null && !from.contains(figure.current)) return;
      event.preventDefault();
      onShow(target.id);
    }
    // Capture phase: the dialog stops the propagation of keys.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [figure, previous, next, onShow]);
}

type CaptionProps = { image: DetailImage; place: string } & Pick<Props, 'note' | 'details'>;

function Caption({ image, note, place, details }: CaptionProps) {
  const link = getLink(image.url);
  return (
    <figcaption className={styles.caption}>
      <p className={styles.place}>
        {note !== undefined && <strong>{note}</strong>}
        <span className={styles.index}>{place}</span>
      </p>
      {image.description !== null && image.description !== '' && (
        <p lang="" dir="auto">
          {image.description}
        </p>
      )}
      {link !== null && (
        <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
          <IconExternal size="s" />
          {image.url}
        </a>
      )}
      {details}
      <div className={styles.actions}>
        <ReportSlot key={image.id} look="button" target={{ kind: 'image', id: image.id, name: image.name }} />
      </div>
    </figcaption>
  );
}

/** Width divided by height; 1 when unknown. */
function getShape({ width, height }: DetailImage): number {
  return width !== undefined && height !== undefined && height > 0 ? width / height : 1;
}

/** Returns only http(s) addresses, whatever was stored (BU-41). */
function getLink(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) ? url : null;
}
