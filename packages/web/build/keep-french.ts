// Part of the script in the head (early-script.ts), embedded as source text: it references nothing outside itself.

/** Where a browser goes that was here before the site had other languages than French. */
export type FrenchHome = {
  /** The home page of this build's language. */
  readonly from: string;
  readonly to: string;
  /** The cookie that holds the chosen language. */
  readonly cookie: string;
};

/**
 * The server answers the address of the site by what the browser prefers. Somebody who is signed in or has drafts here, and never chose a
 * language, has used the French site: returns true if the browser goes back to it.
 */
export function keepFrench({ from, to, cookie }: FrenchHome): boolean {
  if (location.pathname !== from || document.cookie.includes(`${cookie}=`)) return false;
  try {
    const keys = Object.keys(localStorage);
    if (!keys.some((key) => key === 'token' || key.indexOf('palmares:draft:') === 0)) return false;
  } catch {
    return false;
  }
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: few browsers have `cookieStore`
  document.cookie = `${cookie}=fr; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  location.replace(to + location.search + location.hash);
  return true;
}
