import { checkCategoryName, checkEnglishCategoryName } from '@palmares/core/album/check-category';
import type { CategoryRef } from '@palmares/core/contract/types';
import { ALBUM } from '@palmares/core/limits';
import { CATEGORY_TEXTS } from '@palmares/texts/page/admin';
import { categoryNameText } from '@palmares/texts/page/album';
import { createCategory, renameCategory } from '../../api/admin.ts';
import { type FailureTexts, failureText } from '../../api/failure-text.ts';
import { type FormState, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { IconPlus } from '../../ui/icons-actions.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './category-forms.module.css';
import { FAILURES } from './failures.ts';

type Values = { name: string; name_en: string };

const EMPTY: Values = { name: '', name_en: '' };

type Options = {
  initial: Values;
  send: (values: Values) => Promise<unknown>;
  texts: FailureTexts;
  onSent: () => void;
};

/** Shows every failure at the field of the name, until a value changes. */
function useCategoryForm({ initial, send, texts, onSent }: Options): FormState<Values> {
  return useForm<Values>({
    initial,
    check: ({ name, name_en }) => {
      const [issue, issueEn] = [checkCategoryName(name), checkEnglishCategoryName(name_en)];
      return {
        ...(issue !== null && { name: categoryNameText(issue) }),
        ...(issueEn !== null && { name_en: categoryNameText(issueEn) }),
      };
    },
    send,
    failureOf: (error) => ({ fields: { name: failureText(error, texts) }, text: null }),
    onSent,
  });
}

/** `label` names the field of the French name. */
function NameFields({ label, form }: { label: string; form: FormState<Values> }) {
  return Object.entries({ name: label, name_en: CATEGORY_TEXTS.nameEn }).map(([name, fieldLabel]) => (
    <TextField
      key={name}
      {...form.bind(name as keyof Values)}
      label={fieldLabel}
      autoComplete="off"
      maxLength={ALBUM.categoryNameMax}
      onChange={({ target }) => {
        form.clear();
        form.change({ [name]: target.value });
      }}
    />
  ));
}

/** `reload` updates the list before the success message appears. */
export function NewCategory({ reload }: { reload: () => Promise<void> }) {
  const form = useCategoryForm({
    initial: EMPTY,
    send: (values) => createCategory(values).then(reload),
    texts: FAILURES.createCategory,
    onSent: () => {
      form.reset();
      showToast({ kind: 'success', text: CATEGORY_TEXTS.created });
    },
  });
  return (
    <form className={styles.newCategory} noValidate onSubmit={form.onSubmit}>
      <NameFields label={CATEGORY_TEXTS.new} form={form} />
      <Button type="submit" variant="primary" icon={<IconPlus size="s" />} loading={form.pending}>
        {CATEGORY_TEXTS.create}
      </Button>
    </form>
  );
}

type RenameProps = { category: CategoryRef; reload: () => Promise<void>; onClose: () => void };

export function RenameDialog({ category, reload, onClose }: RenameProps) {
  const form = useCategoryForm({
    initial: { name: category.name, name_en: category.name_en ?? '' },
    send: (values) => renameCategory(category.id, values).then(reload),
    texts: FAILURES.renameCategory,
    onSent: () => {
      showToast({ kind: 'success', text: CATEGORY_TEXTS.renamed });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={CATEGORY_TEXTS.renameTitle(category.name)}
      submitLabel={CATEGORY_TEXTS.save}
      onClose={onClose}
    >
      <NameFields label={CATEGORY_TEXTS.name} form={form} />
    </FormDialog>
  );
}
