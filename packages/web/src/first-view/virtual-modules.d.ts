/** build/page-stylesheets.ts */
declare module 'virtual:page-stylesheets' {
  const stylesheets: Readonly<Record<string, readonly string[]>>;
  export default stylesheets;
}
