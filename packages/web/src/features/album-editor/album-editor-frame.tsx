import { EDITOR_TEXTS } from '@palmares/texts/page/album-editor';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { IconArrowLeft } from '../../ui/icons-arrows.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import styles from './album-editor.module.css';

/** The link back from the editor. */
export type Back = { to: string; state: { activeTab: string } | null; label: string };

/** `panel` is the query of the admin panel; empty when unknown. */
export function getBackLink({ asAdmin, panel }: { asAdmin: boolean; panel: string }): Back {
  if (!asAdmin) return { to: paths.profile.to(), state: null, label: EDITOR_TEXTS.back };
  const to = panel === '' ? paths.admin.to('albums') : paths.admin.at(panel);
  return { to, state: { activeTab: 'albums' }, label: EDITOR_TEXTS.backToAdmin };
}

type Props = { back: Back; text?: string; children: ReactNode };

export function AlbumEditorFrame({ back, text, children }: Props) {
  return (
    <Page>
      <Button
        to={back.to}
        state={back.state}
        variant="quiet"
        size="s"
        icon={<IconArrowLeft size="s" />}
        className={styles.back}
      >
        {back.label}
      </Button>
      <PageHeader title={EDITOR_TEXTS.title} {...(text !== undefined && { text })} />
      {children}
    </Page>
  );
}
