// A multipart body written part by part, so that a test controls the order of fields and file.
import type { Client, Extra, Reply } from './client.ts';

const BOUNDARY = 'palmares-test-boundary';

export type FilePart = { file: Buffer; fileName?: string; type?: string };
export type Part = readonly [name: string, value: string | FilePart];

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export function encodeForm(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(([name, value]) => {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`;
    if (typeof value === 'string') return [`${head}\r\n\r\n${value}\r\n`];
    const { file, fileName = 'picture.jpg', type = 'image/jpeg' } = value;
    return [`${head}; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`, file, '\r\n'];
  });
  return Buffer.concat([...pieces, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece as Buffer)));
}

export function sendForm(client: Client, parts: readonly Part[], extra: Extra = {}): Promise<Reply> {
  return client.post('/image', encodeForm(parts), {
    ...extra,
    headers: { 'content-type': FORM_TYPE, ...extra.headers },
  });
}

/** The usual upload: the fields, then the file. */
export function upload(
  client: Client,
  albumId: number,
  file: Buffer,
  fields: Record<string, string> = {},
  extra: Extra = {},
): Promise<Reply> {
  const all = { name: 'Une image', id_album: String(albumId), ...fields };
  return sendForm(client, [...Object.entries(all), ['file', { file }]], extra);
}
