import { useLocation } from 'react-router';
import { useSession } from '../api/session.ts';
import { useOffline } from '../lib/network.ts';
import { paths } from '../lib/paths.ts';
import type { DraftHandle } from '../storage/drafts/use-draft.ts';
import { Button } from '../ui/button.tsx';
import { IconSave, IconUser } from '../ui/icons-actions.tsx';
import { InlineAlert } from '../ui/inline-alert.tsx';
import { useLanguage } from '../ui/language.ts';
import session from '../ui/session-parts.module.css';
import { FRAME_TEXTS } from './messages.ts';
import type { Save } from './save.ts';
import { SAVE_ATTRIBUTE } from './use-finish.ts';

type ButtonProps = {
  save: Save;
  draft: DraftHandle;
  label: string;
  savingLabel: string;
  disabled?: boolean;
  className?: string | undefined;
  /** Another action of the screen is the primary one for now. */
  isQuiet?: boolean;
  /** Gives the save button and the sign-in icons, for a style that hides their texts where they do not fit. */
  hasIcons?: boolean;
};

/** The save button; for a visitor, a link to the sign-in, which leads back here. */
export function SaveButton({
  save,
  draft,
  label,
  savingLabel,
  disabled = false,
  className,
  isQuiet = false,
  hasIcons = false,
}: ButtonProps) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const lang = useLanguage();
  const isSignedIn = status === 'signed-in';
  const isOffline = useOffline();
  return (
    <div className={className}>
      <Button
        variant={isQuiet ? 'secondary' : 'primary'}
        loading={save.saving}
        disabled={!isSignedIn || isOffline || disabled}
        icon={hasIcons && !isSignedIn && <IconSave size="s" />}
        title={isOffline ? FRAME_TEXTS[lang].saveWaits : undefined}
        onClick={() => save.save()}
        {...{ [SAVE_ATTRIBUTE]: '' }}
      >
        {save.saving ? savingLabel : isOffline ? FRAME_TEXTS[lang].offline : label}
      </Button>
      {!isSignedIn && (
        <Button
          to={paths.login.to(pathname + search)}
          icon={hasIcons && <IconUser size="s" />}
          className={session.visitor}
          onClick={draft.flush}
        >
          {FRAME_TEXTS[lang].signInToSave}
        </Button>
      )}
    </div>
  );
}

/** Shows why the last save failed, with a retry. */
export function SaveFailure({ save, className }: { save: Save; className?: string | undefined }) {
  const lang = useLanguage();
  if (save.failure === null) return null;
  return (
    <div className={className} data-save-failed="">
      <InlineAlert
        action={
          <Button size="s" onClick={save.retry}>
            {FRAME_TEXTS[lang].retry}
          </Button>
        }
      >
        {save.failure}
      </InlineAlert>
    </div>
  );
}
