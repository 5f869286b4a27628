// Creates the element of one image of the board. It has no listeners: the board has one set for all images (use-board-pointer.ts).
import styles from './image-list.module.css';
import { getTileSrcset, markLoaded, type TileImage, tileLabel, wasLoaded } from './tile-image.ts';

export type TileState = {
  readonly image: TileImage;
  /** True if the picture is to be fetched. Once true, it stays true. */
  readonly isFetched: boolean;
  readonly isSelected: boolean;
  readonly isLifted: boolean;
  readonly isMain: boolean;
  readonly hasName: boolean;
};

export type ImageTile = {
  readonly element: HTMLElement;
  /** Updates only what differs from the last look. */
  show(look: TileState): void;
};

/** The `sizes` attribute for `srcset`: displayed width of the picture. */
export const SIZES = '(min-width: 1920px) 112px, 80px';

/** What the model of all tiles shows: a new tile sets only what differs. */
const MODEL_LOOK = { isSelected: false, isLifted: false, isMain: false };

let model: HTMLElement | null = null;
let pictureModel: HTMLImageElement | null = null;

export function createImageTile(): ImageTile {
  model ??= createModel();
  return toImageTile(document.importNode(model, true), MODEL_LOOK);
}

/** Continues with a tile that the server rendered (first-tiles.tsx), whose picture is not fetched again. */
export function adoptImageTile(element: HTMLElement, image: TileImage): ImageTile {
  const picture = element.querySelector('img');
  if (picture !== null) adoptPicture(picture, image);
  const isMain = element.hasAttribute('data-main');
  return toImageTile(element, { ...MODEL_LOOK, image, isMain });
}

function toImageTile(element: HTMLElement, first: Partial<TileState>): ImageTile {
  let picture = element.querySelector('img');
  let name: HTMLElement | null = null;
  let shown = first;

  function showImage({ image, isMain }: TileState): void {
    element.dataset['dragItem'] = String(image.id);
    element.title = image.name;
    element.setAttribute('aria-label', tileLabel(image, isMain));
  }

  /** Few boards show names, and an element more in each tile would cost a tenth of the styles of an opening. */
  function showName({ image, hasName }: TileState): void {
    if (hasName === (name !== null) && image === shown.image) return;
    name?.remove();
    name = hasName ? createName(image) : null;
    if (name !== null) element.append(name);
  }

  /**
   * Until its picture is fetched, a tile is only a colour: an `img` without an address creates several layout boxes and costs four times as
   * much.
   */
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
      const { image, isSelected, isLifted, isMain } = look;
      const isNew = image !== shown.image;
      if (isNew || isMain !== shown.isMain) showImage(look);
      if (isMain !== shown.isMain) element.toggleAttribute('data-main', isMain);
      showName(look);
      // The colour is a placeholder until the picture loads (use-board-pointer.ts clears it); it would show through a transparent picture.
      if (isNew) (picture ?? element).style.backgroundColor = image.color;
      if (isSelected !== shown.isSelected) element.setAttribute('aria-selected', String(isSelected));
      if (isLifted !== shown.isLifted) element.toggleAttribute('data-lifted', isLifted);
      if (picture !== null) {
        if (isNew) fetchPicture(picture, image);
      } else if (look.isFetched || wasLoaded(image.src)) addPicture(image);
      shown = look;
    },
  };
}

function fetchPicture(picture: HTMLImageElement, image: TileImage): void {
  const { src, isWhole } = image;
  const srcSet = getTileSrcset(image);
  picture.toggleAttribute('data-whole', isWhole);
  // The browser has the picture already: synchronous decoding avoids a flash.
  picture.decoding = wasLoaded(src) ? 'sync' : 'async';
  if (srcSet === undefined) picture.removeAttribute('srcset');
  else picture.srcset = srcSet;
  picture.src = src;
}

/** The picture may have loaded or failed before the board listened to its events. */
function adoptPicture(picture: HTMLImageElement, { src, color }: TileImage): void {
  // Without the class that holds the placeholder's colour on the server-rendered page.
  picture.className = styles.picture ?? '';
  const { complete, currentSrc, naturalWidth } = picture;
  const hasEnded = complete && currentSrc !== '';
  if (hasEnded && naturalWidth > 0) markLoaded(src);
  else picture.style.backgroundColor = color;
  if (hasEnded && naturalWidth === 0) queueMicrotask(() => picture.dispatchEvent(new Event('error')));
  // Chromium measures each waiting lazy image in every frame.
  picture.loading = 'eager';
}

/** Builds the template of all tiles; cloning it takes a third of the time of building each tile. */
function createModel(): HTMLElement {
  const tile = document.createElement('div');
  tile.className = styles.tile ?? '';
  tile.setAttribute('role', 'option');
  tile.setAttribute('aria-selected', 'false');
  tile.tabIndex = -1;
  // An empty description keeps screen readers from reading the `title` after the name.
  tile.setAttribute('aria-description', '');
  return tile;
}

/** `bdi` isolates the direction, so that the ellipsis cuts the end of the name in every script. */
function createName(image: TileImage): HTMLElement {
  const name = document.createElement('bdi');
  name.textContent = image.name;
  name.lang = '';
  name.className = styles.name ?? '';
  name.setAttribute('aria-hidden', 'true');
  return name;
}

function createPicture(): HTMLImageElement {
  const picture = new Image(160, 160);
  picture.className = styles.picture ?? '';
  picture.alt = '';
  picture.draggable = false;
  picture.sizes = SIZES;
  return picture;
}
