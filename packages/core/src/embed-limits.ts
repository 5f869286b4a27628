// In a file of its own, because pages without an embed do not load it.

/**
 * The embed: frame size in pixels, seconds for which the embedding site may cache
 * the oEmbed reply, and number of images loaded without scrolling.
 */
export const EMBED = { width: 640, height: 480, cacheSeconds: 300, eagerImages: 24 } as const;
