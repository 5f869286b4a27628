// The minimal server work for a photo of 1920 × 1440: decode once, encode in every size, run the model. There
// are no checks, colours, permissions, requests, database or files.
import { IMAGE_SIZES } from '@palmares/core/limits';
import { FRAME_SIDE } from '@palmares/server/content-check/frame-format';
import type { NsfwModel } from '@palmares/server/content-check/nsfw-model';
import { sharp } from '@palmares/server/files/configured-sharp';

export async function bareUpload(model: NsfwModel, photo: Buffer): Promise<void> {
  const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  await pixels().webp({ quality: 80, effort: 2 }).toBuffer();
  for (const width of IMAGE_SIZES)
    await pixels()
      .resize(width)
      .webp({ quality: width === 160 ? 75 : 80, effort: width > 480 ? 2 : 4 })
      .toBuffer();
  const square = { width: FRAME_SIDE, height: FRAME_SIDE, fit: 'fill' } as const;
  model.classify(await pixels().resize(square).raw().toBuffer());
}
