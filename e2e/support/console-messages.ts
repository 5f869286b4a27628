import type { Page } from '@playwright/test';

/** Playwright writes it into the console of a page whose service worker it blocks (playwright.config.ts), as late as the page registers it. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** Collects what the console says from now on, without what Playwright itself writes there. `logs`: also what pages log on purpose. */
export function collectConsole(page: Page, { logs }: { readonly logs: boolean }): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.text() === BLOCKED_WORKER || (message.type() === 'log' && !logs)) return;
    messages.push(message.text());
  });
  return messages;
}
