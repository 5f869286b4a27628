import type { Image } from '@palmares/core/contract/types';
import { ROOM } from '@palmares/core/room/limits';
import { SETUP_TEXTS } from '@palmares/texts/page/setup';
import { memo, useId, useRef } from 'react';
import { useSession } from '../../api/session.ts';
import { KIND_FACTS } from '../../kinds/kind-facts.ts';
import { getCreationRefusalText } from '../../lib/creation-refusal.ts';
import { stickyFoot } from '../../lib/sticky-edge.ts';
import { roving, useRovingGrid } from '../../lib/use-roving-grid.ts';
import { Button } from '../../ui/button.tsx';
import { IconStar } from '../../ui/icons-actions.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { PageHeader } from '../../ui/page.tsx';
import { RoomSlot } from '../../ui/room-slot.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './image-picker.module.css';
import { ImageToggle } from './image-toggle.tsx';
import starStyles from './main-star.module.css';
import { toAddress } from './selection.ts';
import { type ImageChoice, type SetupInput, useImageChoice } from './use-image-choice.ts';

const SKELETONS = 24;

export function ImagePicker({ album, kind, name }: SetupInput) {
  const { user } = useSession();
  const choice = useImageChoice({ album, kind, name });
  const { selection, order, isRefused } = choice;
  const blocked = getCreationRefusalText(album, user);
  const hasMain = KIND_FACTS[kind].hasMainImage;
  const { about } = SETUP_TEXTS;
  return (
    <>
      <PageHeader
        title={SETUP_TEXTS.title}
        text={
          <>
            {about.beforeName}
            <bdi lang="">{name}</bdi>
            {about.beforeAlbum}
            <bdi lang="">{album.name}</bdi>
            {about.beforeAuthor}
            <bdi lang="">{album.author.username}</bdi>
          </>
        }
      />
      {blocked !== null && (
        <div className={styles.notice}>
          <InlineAlert kind="warning">{blocked}</InlineAlert>
        </div>
      )}
      <Tools choice={choice} hasMain={hasMain} />
      <Grid images={album.images} choice={choice} hasMain={hasMain} />
      <div ref={stickyFoot} className={styles.bar}>
        {isRefused && <InlineAlert>{SETUP_TEXTS.none}</InlineAlert>}
        <div className={styles.barRow}>
          <output className={styles.count}>{SETUP_TEXTS.selected(selection.taken.size, order.length)}</output>
          <Button
            variant="primary"
            size="l"
            disabled={blocked !== null}
            onClick={() => void choice.proceed()}
          >
            {SETUP_TEXTS.continue}
          </Button>
          {selection.taken.size >= ROOM.imagesMin && (
            <RoomSlot album={album} images={toAddress(selection, order)} look="button" />
          )}
        </div>
      </div>
    </>
  );
}

type GridProps = { images: readonly Image[]; choice: ImageChoice; hasMain: boolean };

function Grid({ images, choice: { selection, choose, star }, hasMain }: GridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const help = useId();
  useRovingGrid(grid);
  return (
    <>
      <p id={help} hidden>
        {SETUP_TEXTS.arrowsHelp}
      </p>
      <ul ref={grid} className={styles.grid} aria-label={SETUP_TEXTS.title} aria-describedby={help}>
        {images.map((image, index) => (
          <li key={image.id} className={styles.item}>
            <ImageToggle
              image={image}
              selected={selection.taken.has(image.id)}
              eager={index < SKELETONS}
              onPick={choose}
            />
            {hasMain && <MainStar image={image} isMain={selection.main === image.id} onStar={star} />}
          </li>
        ))}
      </ul>
    </>
  );
}

type StarProps = { image: Image; isMain: boolean; onStar: (id: number) => void };

/** Marks an image as the main one of the tier list. Memoised, because an album may have a thousand images. */
const MainStar = memo(function MainStar({ image, isMain, onStar }: StarProps) {
  return (
    <button
      type="button"
      className={starStyles.star}
      aria-pressed={isMain}
      {...roving('main')}
      aria-label={SETUP_TEXTS.main(image.name)}
      onClick={() => onStar(image.id)}
    >
      <span className={starStyles.disc}>
        <IconStar size="s" />
      </span>
    </button>
  );
});

function Tools({ choice, hasMain }: { choice: ImageChoice; hasMain: boolean }) {
  const { taken, ranging } = choice.selection;
  return (
    <div className={styles.tools}>
      <Button size="s" disabled={taken.size === choice.order.length} onClick={choice.all}>
        {SETUP_TEXTS.all}
      </Button>
      <Button size="s" disabled={taken.size === 0} onClick={choice.none}>
        {SETUP_TEXTS.clear}
      </Button>
      <Button
        size="s"
        className={styles.range}
        aria-pressed={ranging}
        aria-description={SETUP_TEXTS.rangeHelp}
        onClick={choice.range}
      >
        {SETUP_TEXTS.range}
      </Button>
      <p className={styles.hint}>
        {ranging ? (
          SETUP_TEXTS.rangeHelp
        ) : (
          <>
            <span className={styles.shift}>{SETUP_TEXTS.shiftHint}</span> {hasMain && SETUP_TEXTS.mainHint}
          </>
        )}
      </p>
    </div>
  );
}

export function ImagePickerSkeleton({ name }: { name: string }) {
  return (
    <>
      <PageHeader title={SETUP_TEXTS.title} text={SETUP_TEXTS.quoted(name)} />
      <div className={styles.tools} />
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- placeholders without identity
          <Skeleton key={index} className={styles.place} />
        ))}
      </div>
    </>
  );
}
