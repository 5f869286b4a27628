import type { Album } from '@palmares/core/contract/types';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../api/session.ts';
import { count } from '../../lib/french.ts';
import { builderOf, type ContentType, paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { PageHeader } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './image-picker.module.css';
import { ImageToggle } from './image-toggle.tsx';
import { MainStar } from './main-star.tsx';
import { notUsableText, SETUP_TEXTS } from './messages.ts';
import { chooseMain, NOTHING, pick, selectAll, startSelection, toAddress, toggleRange } from './selection.ts';

const SKELETONS = 24;

type Props = { album: Album; type: ContentType; name: string };

export function ImagePicker({ album, type, name }: Props) {
  const { user, status } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const order = album.images.map((image) => image.id);
  const [selection, setSelection] = useState(() => startSelection(order, location.state));
  const [refused, setRefused] = useState(false);
  const builder = builderOf(type);
  const blocked = notUsableText(album, user);

  async function proceed() {
    if (blocked !== null) return;
    if (selection.taken.size === 0) {
      setRefused(true);
      return;
    }
    const images = toAddress(selection, order);
    // The selection stays in this step of the history: coming back finds it.
    const here = location.pathname + location.search;
    const { main } = selection;
    await navigate(here, { replace: true, state: { taken: images, main }, preventScrollReset: true });
    await navigate(builder({ album: album.id, images, name, ...(main === null ? {} : { main }) }));
  }

  function choose(id: number, withShift: boolean) {
    setRefused(false);
    setSelection((now) => pick(now, order, id, withShift));
  }

  function star(id: number) {
    setRefused(false);
    setSelection((now) => chooseMain(now, id));
  }

  const selected = selection.taken.size;
  // Tournaments and rankings are represented by their winner.
  const hasMain = type === 'tierlists';
  return (
    <>
      <PageHeader
        title={SETUP_TEXTS.title}
        text={
          <>
            « <bdi>{name}</bdi> » · <bdi>{album.name}</bdi>, par <bdi>{album.author.username}</bdi>
          </>
        }
      />
      <div className={styles.notices}>
        {blocked !== null && <InlineAlert kind="warning">{blocked}</InlineAlert>}
        {status !== 'signed-in' && blocked === null && (
          <InlineAlert
            kind="info"
            action={
              <Button size="s" to={paths.login.to(location.pathname + location.search)}>
                {SETUP_TEXTS.signIn}
              </Button>
            }
          >
            {SETUP_TEXTS.visitor}
          </InlineAlert>
        )}
      </div>
      <div className={styles.tools}>
        <Button
          size="s"
          disabled={selected === order.length}
          onClick={() => setSelection((now) => selectAll(now, order))}
        >
          {SETUP_TEXTS.all}
        </Button>
        <Button size="s" disabled={selected === 0} onClick={() => setSelection(NOTHING)}>
          {SETUP_TEXTS.clear}
        </Button>
        <Button
          size="s"
          className={styles.range}
          aria-pressed={selection.ranging}
          aria-description={SETUP_TEXTS.rangeHelp}
          onClick={() => setSelection(toggleRange)}
        >
          {SETUP_TEXTS.range}
        </Button>
        <p className={styles.hint}>
          {selection.ranging ? (
            SETUP_TEXTS.rangeHelp
          ) : (
            <>
              <span className={styles.shift}>{SETUP_TEXTS.shiftHint}</span> {hasMain && SETUP_TEXTS.mainHint}
            </>
          )}
        </p>
      </div>
      <ul className={styles.grid} aria-label={SETUP_TEXTS.title}>
        {album.images.map((image, index) => (
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
      <div className={styles.bar}>
        {refused && <InlineAlert>{SETUP_TEXTS.none}</InlineAlert>}
        <div className={styles.barRow}>
          <output className={styles.count}>
            {count(selected, 'image sélectionnée', 'images sélectionnées')} sur {order.length}
          </output>
          <Button variant="primary" size="l" disabled={blocked !== null} onClick={() => void proceed()}>
            {SETUP_TEXTS.continue}
          </Button>
        </div>
      </div>
    </>
  );
}

export function ImagePickerSkeleton({ name }: { name: string }) {
  return (
    <>
      <PageHeader title={SETUP_TEXTS.title} text={`« ${name} »`} />
      <div className={styles.tools} />
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- places without identity
          <Skeleton key={index} className={styles.place} />
        ))}
      </div>
    </>
  );
}
