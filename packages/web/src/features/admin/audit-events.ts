// The texts of audit events. An unknown event shows its own name.

import { forEachKind } from '@palmares/core/content-kind';
import type { AuditEventName } from '@palmares/core/contract/audit-events';
import { EVENT_TEXTS, TARGET_TEXTS } from '@palmares/texts/page/audit';
import { kindNoun } from '@palmares/texts/page/kind-facts';

export const AUDIT_EVENTS: readonly string[] = Object.keys(EVENT_TEXTS);

export function eventText(event: string): string {
  const texts: Readonly<Record<string, string>> = EVENT_TEXTS;
  return Object.hasOwn(texts, event) ? (texts[event] ?? event) : event;
}

/** Events whose actor is unknown, because they follow a failed authentication. */
const OF_STRANGERS: ReadonlySet<string> = new Set<AuditEventName>(['login_refused', 'second_factor_refused']);

export const isOfStranger = (event: string): boolean => OF_STRANGERS.has(event);

const TARGETS: Readonly<Record<string, string>> = {
  ...TARGET_TEXTS,
  ...forEachKind(kindNoun),
};

/** Returns the target as text: « compte 5 », « image 12, album 3 ». A category keeps its name. */
export function targetText(event: string, target: string): string {
  if (event.startsWith('category_')) return target;
  return target.replace(/^[a-z_]+(?= )/, (word) => TARGETS[word] ?? word);
}
