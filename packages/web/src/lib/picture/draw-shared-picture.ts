// The picture that goes out with a link: the whole of it, with names, as large as chats show it.
import { makePictureFile, type PictureSource } from './make-picture-file.ts';

/** In milliseconds. A share sheet opens at most five seconds after the press (user activation), and nobody likes to wait as long. */
const TIME = 3_000;

const OPTIONS = { format: 'natural', scale: 1, names: true } as const;

/** Null where it could not be drawn in time: the link goes alone. */
export async function drawSharedPicture(source: PictureSource): Promise<File | null> {
  try {
    const { file } = await makePictureFile(source, OPTIONS, () => {}, AbortSignal.timeout(TIME));
    return file;
  } catch {
    return null;
  }
}
