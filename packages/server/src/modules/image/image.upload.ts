// Reads the multipart body of POST /image. The file may come before its fields: it is spooled in memory, bounded by
// the multipart limits, and looked at only once the fields have said where it goes.
import type { FieldIssue } from '@palmares/core/contract/error-codes';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { parseId } from '../../http/validation.ts';
import type { Upload } from './image.service.ts';

const missing = (field: string): FieldIssue => ({ field, code: 'required', message: 'Ce champ est requis.' });

function parsePosition(raw: string | undefined): number | null {
  const position = /^[1-9][0-9]{0,5}$/.exec(raw ?? '')?.[0];
  return position === undefined ? null : Number(position);
}

export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('unsupported_content_type');
  const fields = new Map<string, string>();
  let file: Buffer | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'file') file = await part.toBuffer();
    else if (typeof part.value === 'string' && !part.value.includes('\0'))
      fields.set(part.fieldname, part.value);
  }
  const name = fields.get('name');
  const albumId = fields.get('id_album');
  const issues = [
    ...(albumId === undefined ? [missing('id_album')] : []),
    ...(name === undefined ? [missing('name')] : []),
    ...(file === null || file.length === 0 ? [missing('file')] : []),
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
