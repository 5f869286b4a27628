import { CategoryPicker as Picker } from '../../ui/category-picker.tsx';
import { useCategoryNames } from './use-category-names.ts';
import { useWorkspace } from './use-workspace.ts';

type Props = { selected: readonly string[]; error: string | null; isOpen: boolean };

export function CategoryPicker({ selected, error, isOpen }: Props) {
  const { form } = useWorkspace();
  const names = useCategoryNames();
  return (
    <Picker
      names={names}
      selected={selected}
      error={error}
      disabled={!isOpen}
      onToggle={(category) => form.dispatch({ type: 'category_toggled', category })}
    />
  );
}
