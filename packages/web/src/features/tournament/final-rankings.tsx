import type { Image } from '@palmares/core/contract/types';
import type { Group } from '@palmares/core/tournament/result';
import { TEXTS } from '@palmares/texts/game/tournament';
import { groupCount, groupTitle, TOURNAMENT_TEXTS } from '@palmares/texts/game/tournament-rules';
import { Picture } from '../../ui/picture.tsx';
import styles from './final-rankings.module.css';

type Props = {
  groups: readonly Group[];
  images: ReadonlyMap<number, Image>;
  /**
   * The screen that shows it. The other groups are called « Round Eliminated: n » in the editor and « Round n » in the viewer (TO-33,
   * TO-51).
   */
  screen: 'editor' | 'viewer';
  onShow: (image: number) => void;
  /** Marks of the images on the followed path. */
  marks?: ReadonlyMap<number, PathMark> | undefined;
};

/** The relation of an image to the one whose path is followed. */
export type PathMark = { readonly kind: 'self' | 'beaten' | 'beside' | 'winner'; readonly text: string };

/** Lists all images, from the best round down. Renders nothing when no image is left. */
export function FinalRankings({ groups, images, screen, onShow, marks }: Props) {
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="final-rankings" data-followed={marks && ''}>
      <h2 id="final-rankings" className={styles.title}>
        {TOURNAMENT_TEXTS.finalRankings}
      </h2>
      {groups.map((group) => (
        <section key={group.round} className={styles.group} data-kind={group.kind}>
          <header className={styles.header}>
            <h3 className={styles.name}>{groupTitle(group, screen)}</h3>
            <p className={styles.count}>{groupCount(group.images.length)}</p>
          </header>
          <ul className={styles.images}>
            {group.images.map((id) => {
              const image = images.get(id);
              return image === undefined ? null : (
                <li key={id}>
                  <RankedImage
                    image={image}
                    place={groupTitle(group, screen)}
                    mark={marks?.get(id)}
                    onShow={onShow}
                  />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </section>
  );
}

type ImageProps = Pick<Props, 'onShow'> & { image: Image; place: string; mark: PathMark | undefined };

function RankedImage({ image, place, mark, onShow }: ImageProps) {
  return (
    <button
      type="button"
      className={styles.image}
      aria-label={TEXTS.details(image.name, mark === undefined ? place : `${place}, ${mark.text}`)}
      data-mark={mark?.kind}
      onClick={() => onShow(image.id)}
    >
      <Picture
        image={image}
        alt=""
        fit="auto"
        sizes="auto, (min-width: 48em) 140px, 30vw"
        className={styles.picture}
      />
      <bdi lang="" className={styles.label}>
        {image.name}
      </bdi>
    </button>
  );
}
