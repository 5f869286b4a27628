import { type Board, findCover, listBoardImages } from '@palmares/core/tierlist/board';
import { TEXTS } from '@palmares/texts/page/tierlist-editor';
import { NameFields, VisibilityField } from '../../ui/details-fields.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { CoverPicture } from './cover-picture.tsx';
import parts from './dialogs.module.css';
import { useEditor } from './editor-context.ts';
import type { ImageSize, PreferencesProps } from './editor-preferences.ts';
import type { BoardSource } from './editor-source.ts';
import type { EditorState } from './editor-store.ts';
import styles from './settings-drawer.module.css';

type Props = PreferencesProps & {
  source: BoardSource;
  state: EditorState;
  board: Board;
  nameIssue: string | null;
  onClose: () => void;
};

const SIZES = ['s', 'm', 'l'] as const satisfies readonly ImageSize[];

export function SettingsDrawer({
  source,
  state,
  board,
  nameIssue,
  preferences,
  onPreferences,
  onClose,
}: Props) {
  const { store } = useEditor();
  const { details } = state;
  return (
    <Drawer title={TEXTS.settings} onClose={onClose}>
      <div className={styles.settings}>
        <NameFields
          details={details}
          texts={{ ...TEXTS, name: TEXTS.nameLabel }}
          rows={4}
          nameIssue={nameIssue}
          onChange={store.setDetails}
        />
        <VisibilityField
          details={details}
          albumIsPrivate={source.albumIsPrivate}
          texts={TEXTS}
          onChange={store.setDetails}
        />
        <MainImageField board={board} />
        <fieldset className={styles.display}>
          <legend className={parts.legend}>{TEXTS.display}</legend>
          <Switch
            label={TEXTS.showNames}
            checked={preferences.names}
            onChange={(names) => onPreferences({ names })}
          />
          <div role="radiogroup" aria-label={TEXTS.imageSize} className={styles.segments}>
            {SIZES.map((size) => (
              <label key={size} className={styles.segment}>
                <input
                  type="radio"
                  name="image-size"
                  checked={preferences.size === size}
                  onChange={() => onPreferences({ size })}
                />
                {TEXTS.sizes[size]}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </Drawer>
  );
}

function MainImageField({ board }: { board: Board }) {
  const { images, act } = useEditor();
  const cover = findCover(board);
  return (
    <fieldset className={styles.covers}>
      <legend className={parts.legend}>{TEXTS.mainImage}</legend>
      <p className={parts.note}>{TEXTS.mainImageText}</p>
      <div className={styles.coverList}>
        {listBoardImages(board).map((id) => {
          const image = images.get(id);
          return image === undefined ? null : (
            <label key={id} lang="" className={parts.cover} title={image.name}>
              <input
                type="radio"
                name="main-image"
                aria-label={image.name}
                checked={cover === id}
                onChange={() => act({ type: 'setMainImage', image: id })}
              />
              <CoverPicture image={image} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
