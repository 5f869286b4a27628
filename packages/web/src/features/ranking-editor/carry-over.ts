import { createCarryOver } from '../../lib/carry-over.ts';
import type { EditorSource } from './editor-source.ts';

/** From the editor of a new ranking to that of the saved one. */
export const carriedSource = createCarryOver<EditorSource>();
