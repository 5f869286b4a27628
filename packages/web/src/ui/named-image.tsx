import type { Image } from '@palmares/core/contract/types';
import type { ComponentProps } from 'react';
import styles from './named-image.module.css';
import { Picture } from './picture.tsx';

type Props = Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> &
  Pick<ComponentProps<typeof Picture>, 'sizes' | 'fit' | 'screenFirst'> & {
    image: Pick<Image, 'name'> & ComponentProps<typeof Picture>['image'];
  };

/** An image among many with its name below it, which opens it large. As wide as its place. */
export function NamedImage({ image, sizes, fit, screenFirst, ...button }: Props) {
  return (
    <button type="button" className={styles.image} {...button}>
      <Picture
        image={image}
        alt=""
        {...(sizes !== undefined && { sizes })}
        {...(fit !== undefined && { fit })}
        {...(screenFirst !== undefined && { screenFirst })}
        className={styles.picture}
      />
      <bdi className={styles.name}>{image.name}</bdi>
    </button>
  );
}
