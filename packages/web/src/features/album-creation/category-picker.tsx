import { DEFAULT_CATEGORIES } from '@palmares/core/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { categoriesQuery } from '../../queries/album.ts';
import { CategoryPicker as Picker } from '../../ui/category-picker.tsx';
import { useWorkspace } from './use-workspace.ts';

type Props = { selected: readonly string[]; error: string | null; isOpen: boolean };

/** The server's categories; the default list until it has loaded, or if it does not (P1 §9). */
export function CategoryPicker({ selected, error, isOpen }: Props) {
  const { form } = useWorkspace();
  const { data = [] } = useQuery({ ...categoriesQuery(), select: namesOf });

  useEffect(() => {
    // A choice made from the default list that the server does not have could not be kept.
    if (data.length > 0) form.dispatch({ type: 'categories_known', categories: data });
  }, [data, form]);

  return (
    <Picker
      names={data.length > 0 ? data : DEFAULT_CATEGORIES}
      selected={selected}
      error={error}
      disabled={!isOpen}
      onToggle={(category) => form.dispatch({ type: 'category_toggled', category })}
    />
  );
}

const namesOf = (categories: readonly { name: string }[]): string[] => categories.map(({ name }) => name);
