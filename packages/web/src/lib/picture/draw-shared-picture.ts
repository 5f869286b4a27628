// Draws the picture that is shared with a link: in full, with names, at the size that chats show.
import { makePictureFile, type PictureSource } from './make-picture-file.ts';

/**
 * Timeout in milliseconds. A share sheet opens at most five seconds after the press (user activation), and five seconds are a long wait.
 */
const TIME = 3_000;

const OPTIONS = { format: 'natural', scale: 1, names: true } as const;

/** Resolves to null when drawing failed or timed out: the link is then shared alone. */
export async function drawSharedPicture(source: PictureSource): Promise<File | null> {
  try {
    const { file } = await makePictureFile(source, OPTIONS, () => {}, AbortSignal.timeout(TIME));
    return file;
  } catch {
    return null;
  }
}
