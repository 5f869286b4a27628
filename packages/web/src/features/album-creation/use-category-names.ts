import { DEFAULT_CATEGORIES } from '@palmares/core/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { categoriesQuery } from '../../queries/album.ts';
import { useWorkspace } from './use-workspace.ts';

/** The server's categories; the default list until it has loaded, or if it does not (P1 §9). */
export function useCategoryNames(): readonly string[] {
  const { form } = useWorkspace();
  const { data } = useQuery(categoriesQuery());

  useEffect(() => {
    if (data === undefined || data.length === 0) return;
    // A choice made from the default list that the server does not have could not be kept.
    form.dispatch({ type: 'categories_known', categories: data.map(({ name }) => name) });
  }, [data, form]);

  return data === undefined || data.length === 0 ? DEFAULT_CATEGORIES : data.map(({ name }) => name);
}
