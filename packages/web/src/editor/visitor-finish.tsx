import type { Image } from '@palmares/core/contract/types';
import { useLocation } from 'react-router';
import { paths } from '../lib/paths.ts';
import { publicAddress } from '../lib/share-address.ts';
import type { DraftHandle } from '../storage/drafts/use-draft.ts';
import { Button } from '../ui/button.tsx';
import { ExportButton } from '../ui/export-button.tsx';
import { useLanguage } from '../ui/language.ts';
import type { ShareableContent } from '../ui/shareable-content.ts';
import { FRAME_TEXTS } from './messages.ts';

type Props = {
  /** Null when there is nothing to draw. */
  content: ShareableContent | null;
  images: readonly Image[];
  draft: DraftHandle;
};

/** What a visitor can do with finished work: take its picture away, or create an account that keeps it (BU-57). */
export function VisitorFinish({ content, images, draft }: Props) {
  const { pathname, search } = useLocation();
  const texts = FRAME_TEXTS[useLanguage()];
  return (
    <>
      {content !== null && (
        <ExportButton
          variant="primary"
          size="l"
          label={texts.download}
          content={content}
          images={images}
          address={publicAddress(null)}
        />
      )}
      <Button size="l" to={paths.register.to(pathname + search)} onClick={draft.flush}>
        {texts.registerToKeep}
      </Button>
    </>
  );
}
