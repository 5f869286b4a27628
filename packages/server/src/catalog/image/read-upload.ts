// Reads the multipart body of POST /image. The file may come before its fields: it is spooled to the disk, bounded by the multipart limits,
// and decoded only once the fields have named its album and its turn has come.
import { IMAGE } from '@palmares/core/limits';
import type { FastifyRequest } from 'fastify';
import { AppError, type Issue } from '../../errors.ts';
import { StorageUnavailable } from '../../files/image-store.ts';
import { type SpooledFile, spool } from '../../files/spool.ts';
import { parseId } from '../../http/validation.ts';
import { errorCode } from '../../start-error.ts';
import type { Upload } from './image-upload.service.ts';

/** The file, plus room for the fields and the multipart framing. */
const BODY_BYTES_MAX = IMAGE.originalBytesMax + 1024 ** 2;

export type UploadGate = {
  readonly spoolFolder: string;
  /** The album in the URL, whose rights were checked before the body. */
  readonly album: number | undefined;
  /** Called as soon as the body names its album, which may be before its file. Throws a refusal. */
  readonly assertMayUpload: (albumId: number) => Promise<unknown>;
};

const missing = (field: string): Issue => ({
  field,
  code: 'required',
  text: (texts) => texts.FIELD_TEXTS.required,
});

const invalid = (field: string): Issue => ({
  field,
  code: 'invalid',
  text: (texts) => texts.FIELD_TEXTS.invalid,
});

function parsePosition(raw: string | undefined): number | null {
  const position = /^[1-9][0-9]{0,5}$/.exec(raw ?? '')?.[0];
  return position === undefined ? null : Number(position);
}

/** Returns the body's size from its header, or the maximum. Throws 413 if it is too large. */
export function announcedBytes(request: FastifyRequest): number {
  const announced = Number(request.headers['content-length'] ?? BODY_BYTES_MAX);
  if (announced > BODY_BYTES_MAX) throw new AppError('file_too_large');
  return announced;
}

type Form = { fields: Map<string, string>; file: SpooledFile | null };

/** A malformed body and a closed connection give errors without a Fastify code: both are answered as the caller's mistake. */
function refuseBody(error: unknown): never {
  const isKnown = error instanceof StorageUnavailable || errorCode(error)?.startsWith('FST_') === true;
  throw isKnown ? error : new AppError('invalid_request', { cause: error });
}

async function* getParts(request: FastifyRequest) {
  try {
    yield* request.parts();
  } catch (error) {
    refuseBody(error);
  }
}

async function readForm(request: FastifyRequest, form: Form, gate: UploadGate): Promise<void> {
  for await (const part of getParts(request)) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') form.fields.set(part.fieldname, part.value);
      continue;
    }
    const albumId = form.fields.get('id_album');
    if (albumId !== undefined) await gate.assertMayUpload(parseId(albumId));
    form.file = await spool(gate.spoolFolder, part.file).catch(refuseBody);
    if (part.file.truncated) throw new AppError('file_too_large');
  }
}

function toUpload({ fields, file }: Form, album: number | undefined): Upload {
  const name = fields.get('name');
  const albumId = fields.get('id_album');
  const issues = [
    ...(albumId === undefined ? [missing('id_album')] : []),
    ...(name === undefined ? [missing('name')] : []),
    ...(file === null || file.size === 0 ? [missing('file')] : []),
    ...[...fields].flatMap(([field, value]) => (value.includes('\0') ? [invalid(field)] : [])),
    ...(album === undefined || albumId === undefined || parseId(albumId) === album
      ? []
      : [invalid('id_album')]),
  ];
  if (albumId === undefined || name === undefined || file === null || issues.length > 0)
    throw new AppError('validation_failed', { issues });
  return {
    albumId: parseId(albumId),
    name,
    description: fields.get('description'),
    url: fields.get('url'),
    position: parsePosition(fields.get('position')),
    file,
  };
}

/** The caller has to discard the spooled file. */
export async function readUpload(request: FastifyRequest, gate: UploadGate): Promise<Upload> {
  const form: Form = { fields: new Map(), file: null };
  try {
    await readForm(request, form, gate);
    return toUpload(form, gate.album);
  } catch (error) {
    await form.file?.discard();
    // The rest of the body is read and discarded: otherwise the kept-alive connection could not carry another request.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}
