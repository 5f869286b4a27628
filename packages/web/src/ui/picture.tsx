import { imageVariant, srcsetOf } from '@palmares/core/album/image-path';
import { isElongated, isNearlySquare } from '@palmares/core/album/image-shape';
import { IMAGE } from '@palmares/core/limits';
import { useEffect, useRef, useState } from 'react';
import { useScreenFirst } from '../lib/use-screen-first.ts';
import { classNames } from './class-names.ts';
import styles from './picture.module.css';

/** What is needed to show an image; the wire's Image fits. */
export type PictureImage = {
  path_image: string | null;
  color?: string;
  width?: number;
  height?: number;
};

type Props = {
  image: PictureImage;
  /** Empty when the name is written beside it. */
  alt: string;
  /** The `sizes` of the srcset: how wide it is shown. */
  sizes?: string;
  /** `cover` fills the place, `contain` shows the whole picture; `auto`, in tiles: whole if nearly square or very long, else filling. */
  fit?: 'cover' | 'contain' | 'auto';
  /** Wanted at once: in the first screen. */
  eager?: boolean;
  /** In long pages of cards: not fetched before the screen comes near, or anybody scrolls. */
  screenFirst?: boolean;
  className?: string | undefined;
  draggable?: boolean;
};

/**
 * An image tile in the picture's average colour on the theme's ground until it arrives, then on the ground of all images, for
 * transparent ones.
 * Fills the box that its class gives it: the place is reserved, nothing jumps.
 */
export function Picture({
  image,
  alt,
  sizes = '160px',
  fit = 'cover',
  eager = false,
  screenFirst = false,
  className,
  draggable,
}: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const [arrived, setArrived] = useState<string | null>(null);
  const path = broken === image.path_image ? null : image.path_image;
  const src = imageVariant(path, 480);
  const [place, waits] = useScreenFirst<HTMLSpanElement>(screenFirst && !eager);
  const isPlaceholder = src === IMAGE.defaultPath;
  const element = useRef<HTMLImageElement>(null);
  const fail = () => {
    if (path !== null && path !== IMAGE.defaultPath) setBroken(path);
  };
  useEffect(() => {
    // In a page that came from the server, it may have loaded or failed before anything listened.
    const { complete, naturalWidth, currentSrc } = element.current ?? {};
    if (complete !== true || currentSrc === '') return;
    if (naturalWidth === 0) fail();
    else setArrived(src);
    // oxlint-disable-next-line react/exhaustive-deps -- what comes later is heard
  }, []);
  return (
    <span
      ref={place}
      className={classNames(styles.picture, isWhole(image, fit, isPlaceholder) && styles.contain, className)}
      style={isPlaceholder ? undefined : groundOf(image)}
      data-arrived={arrived === src || undefined}
    >
      {waits && (
        // What a page that came from the server shows without a script; the browser's own React leaves it out.
        <noscript>
          <img src={src} {...widthsOf(path, sizes)} alt={alt} loading="lazy" decoding="async" />
        </noscript>
      )}
      <img
        ref={element}
        {...(waits ? {} : { src, ...widthsOf(path, sizes) })}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        draggable={draggable}
        onLoad={() => setArrived(src)}
        onError={fail}
      />
    </span>
  );
}

function widthsOf(path: string | null, sizes: string) {
  const srcSet = srcsetOf(path);
  return srcSet === undefined ? {} : { srcSet, sizes };
}

/** The ground of the drawing for a missing image is the colour of its edges. */
function groundOf({ color }: PictureImage) {
  return color === undefined ? undefined : { '--picture-color': `#${color}` };
}

/** What stands for a missing image is a drawing, of which a cut would leave some bars. */
function isWhole(image: PictureImage, fit: Props['fit'], isPlaceholder: boolean): boolean {
  return (
    fit === 'contain' || isPlaceholder || (fit === 'auto' && (isNearlySquare(image) || isElongated(image)))
  );
}
