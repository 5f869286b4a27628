// The element of one image of the board. It listens to nothing: the board has one set of listeners for all (use-board-pointer.ts).
import styles from './image-list.module.css';
import { type TileImage, wasLoaded } from './tile-image.ts';

export type TileLook = {
  readonly image: TileImage;
  /** Whether its picture is wanted by now; once it is, it stays so. */
  readonly isFetched: boolean;
  readonly isSelected: boolean;
  readonly isLifted: boolean;
  readonly isMain: boolean;
};

export type ImageTile = {
  readonly element: HTMLElement;
  /** Writes what differs from the last look. */
  show(look: TileLook): void;
};

/** Of the picture on the screen, for `srcset`. */
const SIZES = '(min-width: 1920px) 112px, 80px';

let model: HTMLElement | null = null;
let pictureModel: HTMLImageElement | null = null;

export function createImageTile(): ImageTile {
  model ??= createModel();
  const element = document.importNode(model, true);
  const name = element.querySelector('bdi');
  let picture: HTMLImageElement | null = null;
  let shown: TileLook | null = null;

  function showImage({ image, isMain }: TileLook): void {
    element.dataset['dragItem'] = String(image.id);
    element.title = image.name;
    element.setAttribute('aria-label', isMain ? `${image.name}, image principale` : image.name);
    element.toggleAttribute('data-main', isMain);
    if (name !== null) name.textContent = image.name;
  }

  /** Until then the tile has its colour alone: an image element without an address costs several boxes, four times the tile. */
  function addPicture(image: TileImage): void {
    pictureModel ??= createPicture();
    picture = document.importNode(pictureModel);
    picture.style.backgroundColor = image.color;
    fetchPicture(picture, image);
    element.style.backgroundColor = '';
    element.prepend(picture);
  }

  return {
    element,
    show(look) {
      const { image, isSelected, isLifted } = look;
      const isNew = image !== shown?.image;
      if (isNew || look.isMain !== shown?.isMain) showImage(look);
      // Until it arrives (use-board-pointer.ts): behind a transparent picture its own colour would hide it.
      if (isNew) (picture ?? element).style.backgroundColor = image.color;
      if (isSelected !== shown?.isSelected) element.setAttribute('aria-selected', String(isSelected));
      if (isLifted !== shown?.isLifted) element.toggleAttribute('data-lifted', isLifted);
      if (picture !== null) {
        if (isNew) fetchPicture(picture, image);
      } else if (look.isFetched || wasLoaded(image.src)) addPicture(image);
      shown = look;
    },
  };
}

function fetchPicture(picture: HTMLImageElement, { src, srcSet, isWhole }: TileImage): void {
  picture.toggleAttribute('data-whole', isWhole);
  // What was shown once in this page is there at once.
  picture.decoding = wasLoaded(src) ? 'sync' : 'async';
  if (srcSet === undefined) picture.removeAttribute('srcset');
  else picture.srcset = srcSet;
  picture.src = src;
}

/** All that tiles have in common: cloning it costs a third of making each anew. */
function createModel(): HTMLElement {
  const tile = document.createElement('div');
  tile.className = styles.tile ?? '';
  tile.setAttribute('role', 'option');
  tile.tabIndex = -1;
  // The hint under the mouse is not said once more after the name.
  tile.setAttribute('aria-description', '');
  // What is cut off is the end of the name, whichever way it is written.
  const name = document.createElement('bdi');
  name.className = styles.name ?? '';
  name.setAttribute('aria-hidden', 'true');
  tile.append(name);
  return tile;
}

function createPicture(): HTMLImageElement {
  const picture = new Image(160, 160);
  picture.className = styles.picture ?? '';
  picture.alt = '';
  picture.draggable = false;
  picture.sizes = SIZES;
  return picture;
}
