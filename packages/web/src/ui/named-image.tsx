import type { Image } from '@palmares/core/contract/types';
import { hyphenate } from '@palmares/core/text/hyphenate';
import type { ComponentProps } from 'react';
import { hint } from './hint.ts';
import styles from './named-image.module.css';
import { Picture } from './picture.tsx';

type Props = Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> &
  Pick<ComponentProps<typeof Picture>, 'sizes' | 'fit' | 'screenFirst'> & {
    image: Pick<Image, 'name'> & ComponentProps<typeof Picture>['image'];
  };

/** Number of letters that fit on one line of the narrowest tile. */
const LETTERS_OF_LINE = 11;

/** A button with an image and its name, which opens the image large. It fills the width of its container. */
export function NamedImage({ image, sizes, fit, screenFirst, ...button }: Props) {
  return (
    <button
      type="button"
      className={styles.image}
      {...button}
      {...(button.title !== undefined && hint(button.title))}
    >
      <Picture
        image={image}
        alt=""
        {...(sizes !== undefined && { sizes })}
        {...(fit !== undefined && { fit })}
        {...(screenFirst !== undefined && { screenFirst })}
        className={styles.picture}
      />
      <bdi lang="" className={styles.name}>
        {hyphenate(image.name, LETTERS_OF_LINE)}
      </bdi>
    </button>
  );
}
