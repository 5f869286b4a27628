import { NETWORK_TEXTS as game } from '@palmares/texts/game/notices';
import { NETWORK_TEXTS as page } from '@palmares/texts/page/notices';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { refreshSession } from '../api/session.ts';
import { network } from '../lib/network.ts';
import { runWhenIdle } from '../lib/run-when-idle.ts';
import { stickyNotice } from '../lib/sticky-edge.ts';
import { textsByLanguage, useLanguage } from '../ui/language.ts';
import { dismissToast, showToast } from '../ui/toast-store.ts';
import styles from './offline-notice.module.css';
import { startServiceWorker } from './service-worker.ts';
import { watchNetwork } from './watch-network.ts';

/** Texts by language of the current screen. */
const NETWORK_TEXTS = textsByLanguage(page, game);

/** Shows that the site cannot be reached and what happens to the work, then that it is back. Also registers the service worker. */
export function OfflineNotice() {
  const isOffline = useStore(network, (state) => state.isOffline);
  const hasWork = useStore(network, (state) => state.offerOf !== null);
  const offlineText = useStore(network, (state) => state.offlineText);
  const language = useLanguage();
  const texts = NETWORK_TEXTS[language];
  const client = useQueryClient();

  const readAgain = useEffectEvent(() => void client.invalidateQueries());
  /** Id of the toast that offers a save; it stays until it is closed. */
  const offered = useRef<number | null>(null);
  const comeBack = useEffectEvent(() => {
    const action = network.getState().offerOf?.() ?? null;
    const id = showToast({ kind: 'info', text: texts.back, lang: language, ...(action && { action }) });
    offered.current = action && id;
    void refreshSession();
    // The screen may show cached copies.
    readAgain();
  });
  useEffect(() => {
    const stop = watchNetwork(readAgain);
    const unsubscribe = network.subscribe((now, before) => {
      if (before.isOffline && !now.isOffline) comeBack();
      if (offered.current === null || now.offerOf === before.offerOf || now.offerOf?.()) return;
      dismissToast(offered.current);
      offered.current = null;
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, []);

  const offer = useEffectEvent((reload: () => void) =>
    showToast({
      kind: 'info',
      text: texts.newVersion,
      lang: language,
      action: { label: texts.reload, run: reload },
    }),
  );
  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator)
      whenLoaded(() =>
        runWhenIdle(() => void startServiceWorker({ offer, start: readAgain }).catch(() => {})),
      );
  }, []);

  return (
    <output className={styles.place}>
      {isOffline && (
        <span ref={stickyNotice} className={styles.notice} lang={language}>
          <strong>{texts.offline}</strong> {offlineText ?? (hasWork ? texts.workIsKept : texts.copies)}
        </span>
      )}
    </output>
  );
}

/** Runs after the load event, so that prefetching never competes with the first view. */
function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
}
