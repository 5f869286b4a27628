// Where other sites take a text and an address to be sent. Plain links: nothing of them is asked before somebody follows one.
export const SHARE_LINKS = {
  x: (title: string, address: string) =>
    withQuery('https://x.com/intent/post', { text: title, url: address }),
  whatsApp: (title: string, address: string) => withQuery('https://wa.me/', { text: `${title}\n${address}` }),
} as const;

function withQuery(page: string, query: Record<string, string>): string {
  // They show the « + » of a form as it stands.
  return `${page}?${String(new URLSearchParams(query)).replaceAll('+', '%20')}`;
}
