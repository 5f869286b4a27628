import type { ComponentProps } from 'react';

/**
 * Text that a person typed, such as a name. It is isolated, because its direction may differ from the page's, and its language is unknown:
 * with the page's language, a screen reader would pronounce it wrong (LB-73).
 */
export function UserText(props: ComponentProps<'bdi'>) {
  return <bdi lang="" {...props} />;
}
