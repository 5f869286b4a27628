import { imageVariant } from '@palmares/core/album/image-path';
import type { Image } from '@palmares/core/contract/types';
import styles from './viewer-light.module.css';

/** The blurred cover behind the page's header. For an animated cover only its colour is used, because each frame would be blurred again. */
export function ViewerLight({ image }: { image: Image | null }) {
  if (image === null) return null;
  return (
    <div className={styles.light} style={{ '--picture-color': `#${image.color}` }} aria-hidden="true">
      {image.animated ? (
        <span className={styles.glow} />
      ) : (
        <img
          className={styles.glow}
          src={imageVariant(image.path_image, 160)}
          alt=""
          loading="eager"
          decoding="async"
        />
      )}
    </div>
  );
}
