// The snapshot of reported content: texts and order as values, images by their ids, which the snapshot keeps from being deleted.
import type { Actor } from '@palmares/core/permissions';
import {
  type ResourceKind,
  readReply,
  toPublicResource,
} from '../../content/public-resource/public-resource.ts';
import type { Deps, ReadDeps } from '../../deps.ts';
import { assertFound } from '../../errors.ts';
import { type CopiedImage, findCopiedImage, type ResourceSnapshot } from './report.repository.ts';

const toCopiedImage = ({ id, name, description, url }: CopiedImage): CopiedImage => ({
  id,
  name,
  description,
  url,
});

/** Snapshots an album or a content as the reporter sees it. Throws the refusal that they would get. */
export async function snapshotResource(
  deps: ReadDeps,
  actor: Actor,
  kind: ResourceKind,
  id: number,
): Promise<{ authorId: number; thing: ResourceSnapshot }> {
  const reply = await readReply(deps, kind, id, actor);
  const { name, description, album, groups } = toPublicResource(reply);
  const thing: ResourceSnapshot = {
    name,
    description,
    album,
    groups: groups.map(({ label, color, images }) => ({
      label,
      color: color ?? null,
      images: images.map(toCopiedImage),
    })),
  };
  return { authorId: reply.reply.author.id, thing };
}

export async function snapshotImage(deps: Pick<Deps, 'db'>, id: number): Promise<ResourceSnapshot> {
  const image = await findCopiedImage(deps.db, id);
  assertFound(image);
  const { name, description, album } = image;
  return {
    name,
    description,
    album,
    groups: [{ label: '', color: null, images: [toCopiedImage(image)] }],
  };
}

/** The text of an author's page; their albums and contents are reported at their own addresses. */
export const snapshotAuthor = ({
  username,
  nametag,
}: {
  username: string;
  nametag: string;
}): ResourceSnapshot => ({
  name: username,
  description: `@${nametag}`,
  album: null,
  groups: [],
});
