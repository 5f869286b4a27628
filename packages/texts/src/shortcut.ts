/** `keys` are shown in sequence; the separators `+` and `…` are not keys. */
export type Shortcut = { readonly keys: readonly string[]; readonly does: string };
