/** build/page-styles.ts */
declare module 'virtual:page-styles' {
  import type { PageStyles } from '@palmares/core/contract/first-view';
  import type { PageName } from '@palmares/core/contract/pages';

  const pageStyles: Readonly<Record<PageName, PageStyles>>;
  export default pageStyles;
}
