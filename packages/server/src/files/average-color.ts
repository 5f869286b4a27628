/** Raw 8-bit pixels as sharp gives them; channels are grey, grey + alpha, RGB or RGBA. */
export type RawPixels = { data: Buffer; channels: number };

/**
 * The mean colour as `#rrggbb`, for the placeholder shown while a picture loads. Pixels are weighted by their alpha; a fully transparent
 * picture is mid grey.
 */
export function averageColor({ data, channels }: RawPixels): string {
  const hasAlpha = channels === 2 || channels === 4;
  const isGrey = channels < 3;
  const sums = [0, 0, 0];
  let weights = 0;
  for (let pixel = 0; pixel + channels <= data.length; pixel += channels) {
    const weight = hasAlpha ? (data[pixel + channels - 1] ?? 0) : 255;
    weights += weight;
    for (let band = 0; band < 3; band++) {
      sums[band] = (sums[band] ?? 0) + weight * (data[isGrey ? pixel : pixel + band] ?? 0);
    }
  }
  if (weights === 0) return '#808080';
  const hex = sums.map((sum) =>
    Math.round(sum / weights)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
