import { buildSrcset, imageVariant } from '@palmares/core/album/image-path';
import { isElongated, isNearlySquare } from '@palmares/core/album/image-shape';
import { IMAGE } from '@palmares/core/limits';
import { useEffect, useRef, useState } from 'react';
import { useNearViewport } from '../lib/use-near-viewport.ts';
import { classNames } from './class-names.ts';
import styles from './picture.module.css';

/** The fields needed to show an image; the API's Image is compatible. */
export type PictureImage = {
  path_image: string | null;
  color?: string;
  width?: number;
  height?: number;
};

type Props = {
  image: PictureImage;
  /** Empty when the name is written beside the image. */
  alt: string;
  /** The `sizes` attribute: the displayed width. */
  sizes?: string;
  /** `cover` fills the box, `contain` shows the whole picture; `auto`, for tiles: contain if nearly square or very long, else cover. */
  fit?: 'cover' | 'contain' | 'auto';
  /** Loads at once, for images in the first viewport. */
  eager?: boolean;
  /** Delays loading until the image is near the viewport or the person scrolls; for long pages of cards. */
  screenFirst?: boolean;
  className?: string | undefined;
  draggable?: boolean;
};

/**
 * An image with a reserved box, so that nothing shifts: until it has loaded, the box shows the picture's average colour mixed with the
 * theme's background; then the background of all images, which transparent ones need. An image that failed is requested again when the
 * browser is back online. The class gives the box its size.
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
  const [place, waits] = useNearViewport<HTMLSpanElement>(screenFirst && !eager);
  const isPlaceholder = src === IMAGE.defaultPath;
  const element = useRef<HTMLImageElement>(null);
  const fail = () => {
    if (path !== null && path !== IMAGE.defaultPath) setBroken(path);
  };
  useEffect(() => {
    // On a server-rendered page, the image may have loaded or failed before hydration attached the listeners.
    const { complete, naturalWidth, currentSrc } = element.current ?? {};
    if (complete !== true || currentSrc === '') return;
    if (naturalWidth === 0) fail();
    else setArrived(src);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once; later events reach the listeners
  }, []);
  useEffect(() => {
    if (broken === null) return undefined;
    const tryAgain = () => setBroken(null);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [broken]);
  return (
    <span
      ref={place}
      className={classNames(styles.picture, isWhole(image, fit, isPlaceholder) && styles.contain, className)}
      style={isPlaceholder ? undefined : getGround(image)}
      data-arrived={arrived === src || undefined}
    >
      {waits && (
        // The noscript image serves server-rendered pages without JavaScript; React in the browser leaves it out.
        <noscript>
          <img src={src} {...getWidths(path, sizes)} alt={alt} loading="lazy" decoding="async" />
        </noscript>
      )}
      <img
        ref={element}
        {...(waits ? {} : { src, ...getWidths(path, sizes) })}
        alt={alt}
        // The text is the image's name, which a person typed (LB-73).
        lang={alt === '' ? undefined : ''}
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

function getWidths(path: string | null, sizes: string) {
  const srcSet = buildSrcset(path);
  return srcSet === undefined ? {} : { srcSet, sizes };
}

/** The placeholder of a missing image sets no colour: the default background matches its edges. */
function getGround({ color }: PictureImage) {
  return color === undefined ? undefined : { '--picture-color': `#${color}` };
}

/** The placeholder is a drawing that must not be cropped. */
function isWhole(image: PictureImage, fit: Props['fit'], isPlaceholder: boolean): boolean {
  return (
    fit === 'contain' || isPlaceholder || (fit === 'auto' && (isNearlySquare(image) || isElongated(image)))
  );
}
