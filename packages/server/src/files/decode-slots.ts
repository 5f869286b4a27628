import { createSemaphore } from './semaphore.ts';

/**
 * Every decoding of untrusted bytes in this process goes through here: each may hold 50 Mpx, and more of them at
 * once would not be faster. Never nested: a task that waits for a slot while holding one could wait for ever.
 */
export const inDecodeSlot = createSemaphore(2);
