import type { Image, RoomResult } from '@palmares/core/contract/types';
import { anonymousGuest } from '@palmares/texts/page/rooms';
import { RESULT_TEXTS } from '@palmares/texts/page/rooms-result';
import { Picture } from './picture.tsx';
import styles from './room-result.module.css';

type Props = {
  result: RoomResult;
  /** Images of the room or of its content, by id. */
  images: ReadonlyMap<number, Image>;
};

/** Shows how much the guests agree, with the names that are still known (SA-22). */
export function RoomResultParts({ result, images }: Props) {
  const { agreements, closest, original, guests } = result;
  const names = new Map(guests.map(({ number, name }) => [number, name ?? anonymousGuest(number)]));
  const getName = (number: number | undefined) => names.get(number ?? 0) ?? anonymousGuest(number ?? 0);
  return (
    <div className={styles.result}>
      {agreements.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.title}>{RESULT_TEXTS.agreement}</h2>
          <ol className={styles.agreements}>
            {agreements.map(({ number, percent }) => (
              <li key={number} className={styles.agreement} style={{ '--share': percent / 100 }}>
                <bdi lang="" className={styles.name}>
                  {getName(number)}
                </bdi>
                <strong>{RESULT_TEXTS.percent(percent)}</strong>
                <span className={styles.bar} aria-hidden="true" />
              </li>
            ))}
          </ol>
        </section>
      )}
      {closest !== null && (
        <section className={styles.part}>
          <h2 className={styles.title}>{RESULT_TEXTS.closest}</h2>
          <p>
            {RESULT_TEXTS.closestText(
              getName(closest.numbers[0]),
              getName(closest.numbers[1]),
              closest.percent,
            )}
          </p>
        </section>
      )}
      {original !== null && (
        <section className={styles.part}>
          <h2 className={styles.title}>{RESULT_TEXTS.original}</h2>
          <p>{RESULT_TEXTS.originalText(getName(original.number), original.percent)}</p>
        </section>
      )}
      <Divisive result={result} images={images} />
    </div>
  );
}

function Divisive({ result: { divisive }, images }: Props) {
  const shown = divisive.map(({ images: ids }) => ids.flatMap((id) => images.get(id) ?? []));
  if (shown.every((group) => group.length === 0)) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{RESULT_TEXTS.divisive}</h2>
      <ul className={styles.divisive}>
        {shown.map((group) => (
          <li key={group.map(({ id }) => id).join()} className={styles.group}>
            {group.map((image) => (
              <figure key={image.id} className={styles.figure}>
                <Picture image={image} alt="" fit="auto" sizes="112px" className={styles.picture} />
                <figcaption>
                  <bdi lang="">{image.name}</bdi>
                </figcaption>
              </figure>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
