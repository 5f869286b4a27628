// What the built site uses although the oldest supported browsers do not have all of it (browsers.ts), and what stands for it there. React and
// Base UI ask whether it is there before they use it.

export const ENHANCEMENTS: Readonly<Record<string, string>> = {};
