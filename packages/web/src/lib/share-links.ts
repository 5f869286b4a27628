// Share links of other sites, with a text and an address. They are plain links: no request is sent before a person follows one.
export const SHARE_LINKS = {
  x: (title: string, address: string) =>
    withQuery('https://x.com/intent/post', { text: title, url: address }),
  whatsApp: (title: string, address: string) => withQuery('https://wa.me/', { text: `${title}\n${address}` }),
} as const;

function withQuery(page: string, query: Record<string, string>): string {
  // The target sites show the « + » of form encoding literally.
  return `${page}?${String(new URLSearchParams(query)).replaceAll('+', '%20')}`;
}
