import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { InlineAlert } from './inline-alert.tsx';

type Props = {
  query: { readonly isFetching: boolean; readonly refetch: () => unknown };
  children: ReactNode;
};

/** What could not be known stays unknown until it is asked for again. */
export function RetryAlert({ query, children }: Props) {
  const retry = (
    <Button size="s" loading={query.isFetching} onClick={() => void query.refetch()}>
      Réessayer
    </Button>
  );
  return (
    <InlineAlert kind="warning" action={retry}>
      {children}
    </InlineAlert>
  );
}
