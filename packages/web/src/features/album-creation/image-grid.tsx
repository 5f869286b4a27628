import type { AlbumIssue } from '@palmares/core/album/check-album';
import { albumIssueText } from '@palmares/core/album/messages';
import { useCallback, useMemo, useState } from 'react';
import { useTileDrag } from '../../lib/use-tile-drag.ts';
import { ImageGrid as Grid } from '../../ui/image-grid.tsx';
import { duplicateIds, type FormImage } from './album-form.ts';
import { ImageEditDialog } from './image-edit-dialog.tsx';
import { ImageTile } from './image-tile.tsx';
import { useStore } from './store.ts';
import { useWorkspace } from './use-workspace.ts';

type Props = { images: readonly FormImage[]; issues: readonly AlbumIssue[] };

export function ImageGrid({ images, issues }: Props) {
  const { form, submission } = useWorkspace();
  const [editedId, setEditedId] = useState<string | null>(null);
  const isOpen = useStore(submission, ({ phase }) => phase === 'editing');
  const duplicates = useMemo(() => duplicateIds(images), [images]);
  const issueTexts = useMemo(() => textsByImage(issues), [issues]);
  const drag = useTileDrag((id, to) => form.dispatch({ type: 'image_moved', id, to }));
  const edit = useCallback((id: string) => setEditedId(id), []);
  if (images.length === 0) return null;
  return (
    <>
      <Grid drag={isOpen ? drag : undefined}>
        {images.map((image, index) => (
          <ImageTile
            key={image.id}
            image={image}
            index={index}
            isLast={index === images.length - 1}
            isDuplicate={duplicates.has(image.id)}
            issue={issueTexts.get(index) ?? null}
            onEdit={edit}
          />
        ))}
      </Grid>
      {editedId !== null && (
        <ImageEditDialog images={images} id={editedId} onClose={() => setEditedId(null)} />
      )}
    </>
  );
}

function textsByImage(issues: readonly AlbumIssue[]): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  for (const issue of issues) {
    if (issue.field === 'images' && 'image' in issue) texts.set(issue.image - 1, albumIssueText(issue));
  }
  return texts;
}
