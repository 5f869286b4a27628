import { SETUP } from '@palmares/core/content-limits';
import { EDITOR_TEXTS } from '@palmares/texts/page/frame';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../api/errors.ts';
import { paths } from '../lib/paths.ts';
import { useRedirectAfter } from '../lib/use-redirect-after.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { useLanguage } from '../ui/language.ts';
import { showToast } from '../ui/toast-store.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { FRAME_TEXTS } from './messages.ts';
import styles from './refusal-page.module.css';

/** Why an editor cannot open, and what can be done about it. */
export type EditorRefusal =
  /** A retry may work. */
  | { readonly as: 'retry'; readonly text: string }
  /** Shown as a toast on the page that the person is redirected to. */
  | { readonly as: 'toast'; readonly text: string; readonly to: string }
  | {
      readonly as: 'notice';
      readonly text: string;
      readonly detail?: string;
      /** A link to another page, or to the sign-in and back. */
      readonly link?: { readonly label: string; readonly to: string } | 'signIn';
      /** The page to redirect to after a moment. */
      readonly leadsTo?: string;
    };

/** Why an album cannot be used in an editor; that of tournaments has its own reasons. */
export function refuseAlbum(
  problem: Error | 'frozen' | 'private' | 'empty',
  texts: { readonly frozen: string; readonly albumPrivate: string },
): EditorRefusal {
  const link = { label: EDITOR_TEXTS.chooseAlbum, to: paths.gallery.to() };
  if (problem === 'empty') return { as: 'notice', text: EDITOR_TEXTS.noImages, link };
  if (problem === 'frozen') return { as: 'notice', text: texts.frozen, link };
  const status = problem === 'private' ? 403 : problem instanceof ApiError ? problem.status : 0;
  if (status === 401) return { as: 'notice', text: EDITOR_TEXTS.signInFirst, link: 'signIn' };
  if (status === 403) return { as: 'notice', text: texts.albumPrivate, link };
  // BU-9: an unknown id redirects to the albums, as for a tournament.
  if (status === 404)
    return { as: 'notice', text: EDITOR_TEXTS.albumGone, link, leadsTo: paths.gallery.to() };
  return { as: 'retry', text: EDITOR_TEXTS.albumFailed };
}

type Props = {
  refusal: EditorRefusal;
  /** Heading of the editor, for screen readers. */
  heading: string;
  skeleton: ReactNode;
  retrying: boolean;
  onRetry: () => void;
};

/** The page that replaces an editor that cannot open. */
export function RefusalPage({ refusal, heading, skeleton, retrying, onRetry }: Props) {
  const lang = useLanguage();
  if (refusal.as === 'toast') return <Sent {...refusal}>{skeleton}</Sent>;
  return (
    <main className={styles.notice} lang={lang}>
      <VisuallyHidden>
        <h1>{heading}</h1>
      </VisuallyHidden>
      {refusal.as === 'retry' ? (
        <ErrorState isPage text={refusal.text} retrying={retrying} onRetry={onRetry} />
      ) : (
        <Notice {...refusal} />
      )}
    </main>
  );
}

function Sent({ text, to, children }: Extract<EditorRefusal, { as: 'toast' }> & { children: ReactNode }) {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ kind: 'error', text });
    void navigate(to, { replace: true });
  }, [text, to, navigate]);
  return children;
}

function Notice({ text, detail, link, leadsTo }: Extract<EditorRefusal, { as: 'notice' }>) {
  const { pathname, search } = useLocation();
  const lang = useLanguage();
  useRedirectAfter(leadsTo ?? null, SETUP.accessDeniedRedirectMs);
  const signIn = { label: FRAME_TEXTS[lang].signIn, to: paths.login.to(pathname + search) };
  const way = link === 'signIn' ? signIn : link;
  return (
    <div role="alert">
      <EmptyState
        isPage
        title={text}
        {...(detail === undefined ? {} : { text: detail })}
        action={
          way !== undefined && (
            <Button {...(link === 'signIn' ? { variant: 'primary' } : {})} to={way.to}>
              {way.label}
            </Button>
          )
        }
      />
    </div>
  );
}
