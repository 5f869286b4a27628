import type { ContentKind } from '@palmares/core/content-kind';
import { useNavigate } from 'react-router';
import { KIND_WORDS } from '../kinds/kind-words.ts';
import { KINDS } from '../kinds/kinds.ts';
import { Button } from './button.tsx';
import { IconArrowLeft } from './icons-arrows.tsx';

/** Leads to the list of the kind or to the previous page; when the page was opened directly, always to the list. */
export function ViewerBack({ kind }: { kind: ContentKind }) {
  const navigate = useNavigate();
  const { label, leadsTo } = KIND_WORDS[kind].back;
  const { list } = KINDS[kind].paths;
  if (leadsTo === 'list')
    return (
      <Button size="s" variant="quiet" icon={<IconArrowLeft size="s" />} to={list}>
        {label}
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
      {label}
    </Button>
  );
}
