import { FAILURE_TEXTS } from '@palmares/texts/page/failures';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { InlineAlert } from './inline-alert.tsx';

type Props = {
  query: { readonly isFetching: boolean; readonly refetch: () => unknown };
  children: ReactNode;
};

/** A warning about data that failed to load, with a retry button. */
export function RetryAlert({ query, children }: Props) {
  const retry = (
    <Button size="s" loading={query.isFetching} onClick={() => void query.refetch()}>
      {FAILURE_TEXTS.retry}
    </Button>
  );
  return (
    <InlineAlert kind="warning" action={retry}>
      {children}
    </InlineAlert>
  );
}
