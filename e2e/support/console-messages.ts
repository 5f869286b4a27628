import type { Page } from '@playwright/test';

/** Playwright's console message when a page registers the service worker that it blocks (playwright.config.ts); it may come late. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** Collects console messages from now on, except Playwright's own. `logs` includes what pages log on purpose. */
export function collectConsole(page: Page, { logs }: { readonly logs: boolean }): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.text() === BLOCKED_WORKER || (message.type() === 'log' && !logs)) return;
    messages.push(message.text());
  });
  return messages;
}
