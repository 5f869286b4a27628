// The least that a server can do with a photo of 1920 × 1440: decoded once, encoded in the three sizes, looked at by the model. No check
// of what it is, no colour, no rights, no request, no database, nothing written.
import { sharp } from '@palmares/server/files/configured-sharp';
import { FRAME_SIDE } from '@palmares/server/moderation/frame-format';
import type { NsfwModel } from '@palmares/server/moderation/nsfw-model';

export async function bareUpload(model: NsfwModel, photo: Buffer): Promise<void> {
  const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  await pixels().webp({ quality: 80, effort: 1 }).toBuffer();
  await pixels().resize(480).webp({ quality: 80, effort: 4 }).toBuffer();
  await pixels().resize(160).webp({ quality: 75, effort: 4 }).toBuffer();
  const square = { width: FRAME_SIDE, height: FRAME_SIDE, fit: 'fill' } as const;
  model.classify(await pixels().resize(square).raw().toBuffer());
}
