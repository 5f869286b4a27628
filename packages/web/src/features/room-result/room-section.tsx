import { LANGUAGE } from '@palmares/texts/page/language';
import { RESULT_TEXTS } from '@palmares/texts/page/rooms-result';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { type ContentUnion, readImages } from '../../lib/content-union.ts';
import { contentRoomQuery } from '../../queries/room.ts';
import { LanguageContext } from '../../ui/language.ts';
import { RoomPictureButton } from '../../ui/room-picture-button.tsx';
import { RoomResultParts } from '../../ui/room-result.tsx';
import styles from './room-section.module.css';

/** In the language of the page, also below a tournament in another one. */
export function RoomSection({ whole: { kind, content } }: { whole: ContentUnion }) {
  const title = useId();
  const queryClient = useQueryClient();
  const query = contentRoomQuery(kind, content.id);
  const { data: result } = useQuery(query);
  const images = useMemo(
    () => new Map(readImages(kind, content).map((image) => [image.id, image])),
    [kind, content],
  );
  if (result === undefined) return null;
  return (
    <LanguageContext value={LANGUAGE}>
      <section className={styles.section} lang={LANGUAGE} aria-labelledby={title}>
        <header className={styles.head}>
          <h2 id={title} className={styles.title}>
            {RESULT_TEXTS.title}
          </h2>
          <RoomPictureButton
            title={content.name}
            images={images}
            load={() => queryClient.fetchQuery({ ...query, staleTime: 0 })}
          />
        </header>
        <RoomResultParts result={result} images={images} />
      </section>
    </LanguageContext>
  );
}
