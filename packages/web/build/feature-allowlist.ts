// Features that the built site uses although not all of the oldest supported browsers have them (browsers.ts), each with its fallback.

export const FEATURE_ALLOWLIST: Readonly<Record<string, string>> = {
  // The code detects these features before it uses them.
  'Intl.Segmenter': 'core/text/match-graphemes.ts, by the rules of Unicode',
  '.segment()': 'the same',
  ImageDecoder: 'createImageBitmap (lib/image-compression/decode-image.ts)',
  'ImageDecoder.isTypeSupported': 'the same',
  ClipboardItem: 'a picture is not offered to be copied (ui/picture-actions.tsx)',
  '.share()': 'a link is copied (lib/share-sheet.ts)',
  '.canShare()': 'the same',
  '.toBase64()': 'qr asks for it first, and does it by hand',
  '.requestIdleCallback()': 'a timer (lib/run-when-idle.ts)',
  '.vibrate()': 'a lift is only seen (lib/drag/dragging.ts)',
  '.moveBefore()': 'a tile is taken out and put in (tierlist-editor/reorder-elements.ts)',
  '.checkVisibility()': 'Base UI looks at the styles',
  ViewTransition: 'React asks for it first, and nothing of ours wants it',
  '.startViewTransition()': 'the same',

  // False positives: functions of React, Workbox and our own with the same name.
  Profiler: 'a mark of React',
  '.use()': 'of React',
  '.toArray()': 'of React',
  '.drop()': 'of a drag; of Workbox’ lists',
  '.dispose()': 'of the preparation of images',
  '.readText()': 'of the store of drafts',

  // Styles.
  '@property': 'the start of a game computes the styles of the whole page (theme/tokens.css)',
  ':has': 'layouts are plainer; tiles and chips show their own button or box (theme/base.css)',
  ':selection': 'the browser’s colours',
  'anchor()': 'messages stand at the bottom of the window (ui/toaster.module.css)',
  'anchor-name': 'the same',
  'bottom: anchor': 'the same',
  'break-after: avoid': 'a printed heading may end a page',
  'contain-intrinsic-size': 'every tile is drawn',
  'content-visibility': 'the same',
  'forced-color-adjust': 'Safari has no forced colours',
  'grid-template-columns: subgrid': 'each line has columns of its own',
  hyphens: 'with its prefix',
  'mask-image': 'with its prefix',
  'print-color-adjust': 'tiers are printed without their colours, with their labels (theme/print.css)',
  resize: 'texts of several lines scroll',
  'scrollbar-gutter': 'a page moves when its scrollbar goes',
  'scrollbar-width': 'scrollbars as the system has them',
  'text-size-adjust': 'with its prefix',
  'text-wrap': 'lines break where they are full',
  'user-select': 'with its prefix',
};
