import { useNavigate } from 'react-router';
import type { ContentType } from '../lib/paths.ts';
import { Button } from './button.tsx';
import { IconArrowLeft } from './icons-arrows.tsx';
import { VIEWER_WORDS } from './viewer-words.ts';

/**
 * Rankings lead to their list (P2 §2). The others lead where one came from, or to the list of their kind for somebody who
 * opened the address directly.
 */
export function ViewerBack({ kind }: { kind: ContentType }) {
  const navigate = useNavigate();
  const { back, list } = VIEWER_WORDS[kind];
  if (kind === 'classements')
    return (
      <Button size="s" variant="quiet" icon={<IconArrowLeft size="s" />} to={list}>
        {back}
      </Button>
    );
  return (
    <Button
      size="s"
      variant="quiet"
      icon={<IconArrowLeft size="s" />}
      onClick={() => {
        const hasPast = window.history.state?.idx > 0;
        void (hasPast ? navigate(-1) : navigate(list));
      }}
    >
      {back}
    </Button>
  );
}
