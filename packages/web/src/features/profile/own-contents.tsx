import type { PageMeta } from '@palmares/core/contract/types';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { whileThere } from '../../api/errors.ts';
import {
  type ContentKind,
  type ContentSummary,
  deleteContent,
  setContentPrivate,
} from '../../api/own-content.ts';
import type { Reply } from '../../api/reply.ts';
import { draftStore } from '../../lib/drafts/draft-store.ts';
import { count } from '../../lib/french.ts';
import { paths } from '../../lib/paths.ts';
import { changeOwnItem, ownContentsQuery, refreshOthers, reloadOwn } from '../../queries/profile.ts';
import { ContentDialog } from './content-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { PROFILE_TEXTS, SECTION_TEXTS, VISIBILITY_TEXTS } from './messages.ts';
import { Held, OwnCard } from './own-card.tsx';
import { OwnSection } from './own-section.tsx';
import { ContentThumb } from './own-thumb.tsx';
import { VisibilitySwitch } from './visibility-switch.tsx';

type Props = {
  kind: ContentKind;
  first: Reply<ContentSummary[], PageMeta>;
  at: number;
  onHint: () => void;
  onDelete: () => void;
};

export function OwnContents({ kind, first, at, onHint, onDelete }: Props) {
  const list = useInfiniteQuery(ownContentsQuery(kind, { first, at }));
  const client = useQueryClient();
  const [open, setOpen] = useState<{ step: 'choice' | 'delete'; item: ContentSummary } | null>(null);
  const close = () => setOpen(null);

  async function change(item: ContentSummary, isPublic: boolean) {
    try {
      const reply = await setContentPrivate(kind, item.id, !isPublic);
      changeOwnItem<ContentSummary>(client, kind, item.id, (one) => ({ ...one, private: reply.private }));
      await refreshOthers(client, kind);
    } catch (error) {
      await reloadOwn(client, kind);
      throw error;
    }
  }

  async function remove(item: ContentSummary) {
    const forget = () => changeOwnItem<ContentSummary>(client, kind, item.id, null);
    await whileThere(deleteContent(kind, item.id), forget);
    draftStore.removeOf(item.author.id, kind, item.id);
    onDelete();
    forget();
    await refreshOthers(client, kind);
    // Its album has one use less.
    await reloadOwn(client, 'album');
  }

  return (
    <>
      <OwnSection
        kind={kind}
        createLink={paths.gallery.to()}
        list={list}
        renderCard={(item) => {
          const name = item.name || PROFILE_TEXTS.unnamed;
          return (
            <OwnCard
              name={name}
              thumb={<ContentThumb item={item} />}
              facts={[item.album?.name ?? PROFILE_TEXTS.unknownAlbum, count(item.image_count, 'image')]}
              categories={item.album?.categories.map((category) => category.name) ?? []}
              onOpen={() => setOpen({ step: 'choice', item })}
              onHint={onHint}
              foot={
                item.frozen ? (
                  <Held>{VISIBILITY_TEXTS.frozen}</Held>
                ) : (
                  <VisibilitySwitch
                    name={name}
                    isPublic={!item.private}
                    ask={item.album?.status !== 'public'}
                    change={(isPublic) => change(item, isPublic)}
                  />
                )
              }
            />
          );
        }}
      />
      {open?.step === 'choice' && (
        <ContentDialog
          kind={kind}
          item={open.item}
          onDelete={() => setOpen({ step: 'delete', item: open.item })}
          onClose={close}
        />
      )}
      {open?.step === 'delete' && (
        <DeleteDialog
          name={open.item.name || PROFILE_TEXTS.unnamed}
          deletedText={SECTION_TEXTS[kind].deleted}
          remove={() => remove(open.item)}
          onClose={close}
        />
      )}
    </>
  );
}
