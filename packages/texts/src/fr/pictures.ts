// Words drawn into pictures of contents.
import { joined } from './formats.ts';

/** Names of the images that a tournament's champion beat, the final last. */
export function beatText(names: readonly string[]): string {
  return `A battu ${joined(names)}`;
}
