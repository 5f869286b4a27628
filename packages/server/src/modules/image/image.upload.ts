// Reads the multipart body of POST /image. The file may come before its fields: it is spooled in memory, bounded by
// the multipart limits, and looked at only once the fields have said where it goes.
import type { FieldIssue } from '@palmares/core/contract/error-codes';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { parseId } from '../../http/validation.ts';
import { errorCode } from '../../start-error.ts';
import type { Upload } from './image.service.ts';

const missing = (field: string): FieldIssue => ({ field, code: 'required', message: 'Ce champ est requis.' });

const invalid = (field: string): FieldIssue => ({
  field,
  code: 'invalid',
  message: 'Cette valeur n’est pas valable.',
});

function parsePosition(raw: string | undefined): number | null {
  const position = /^[1-9][0-9]{0,5}$/.exec(raw ?? '')?.[0];
  return position === undefined ? null : Number(position);
}

type Form = { fields: Map<string, string>; file: Buffer | null };

async function readForm(request: FastifyRequest): Promise<Form> {
  const form: Form = { fields: new Map(), file: null };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') form.file = await part.toBuffer();
      else if (typeof part.value === 'string') form.fields.set(part.fieldname, part.value);
    }
  } catch (error) {
    // The parser's own errors (cut off, no boundary…) carry no code: they are the caller's.
    throw errorCode(error) === undefined ? new AppError('invalid_request', { cause: error }) : error;
  }
  return form;
}

export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('unsupported_content_type');
  const { fields, file } = await readForm(request);
  const name = fields.get('name');
  const albumId = fields.get('id_album');
  const issues = [
    ...(albumId === undefined ? [missing('id_album')] : []),
    ...(name === undefined ? [missing('name')] : []),
    ...(file === null || file.length === 0 ? [missing('file')] : []),
    ...[...fields].flatMap(([field, value]) => (value.includes('\0') ? [invalid(field)] : [])),
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
