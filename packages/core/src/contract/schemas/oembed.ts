// oEmbed 1.0 (oembed.com): what other sites request before they frame a content. The reply has the standard's format, without our envelope.
import { type Static, Type } from 'typebox';
import { WIRE } from '../../limits.ts';

const Pixels = Type.Integer({ minimum: 1 });

export const OembedQuery = Type.Object({
  url: Type.String({ maxLength: WIRE.nameMax }),
  maxwidth: Type.Optional(Pixels),
  maxheight: Type.Optional(Pixels),
  format: Type.Optional(Type.Union([Type.Literal('json'), Type.Literal('xml')])),
});
export type OembedQuery = Static<typeof OembedQuery>;

export const OembedReply = Type.Object({
  version: Type.Literal('1.0'),
  type: Type.Literal('rich'),
  provider_name: Type.String(),
  provider_url: Type.String(),
  title: Type.String(),
  author_name: Type.String(),
  author_url: Type.Optional(Type.String({ description: 'left out for a deleted account' })),
  cache_age: Type.Integer({ description: 'seconds' }),
  html: Type.String(),
  width: Pixels,
  height: Pixels,
  thumbnail_url: Type.Optional(
    Type.String({ description: 'left out where it would be larger than what was asked for' }),
  ),
  thumbnail_width: Type.Optional(Pixels),
  thumbnail_height: Type.Optional(Pixels),
});
export type OembedReply = Static<typeof OembedReply>;
