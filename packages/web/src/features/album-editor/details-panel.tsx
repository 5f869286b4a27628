import { checkAlbumName } from '@palmares/core/album/check-album';
import type { Album, CategoryRef } from '@palmares/core/contract/types';
import { ALBUM } from '@palmares/core/limits';
import { countCodePoints, normaliseLine } from '@palmares/core/text/normalise-text';
import { albumIssueText, albumNameText } from '@palmares/texts/page/album';
import { EDITOR_TEXTS, FAILURES } from '@palmares/texts/page/album-editor';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { limitText } from '../../lib/limit-text.ts';
import { categoriesQuery } from '../../queries/album.ts';
import { Button } from '../../ui/button.tsx';
import { CategoryPicker } from '../../ui/category-picker.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './album-editor.module.css';
import type { AlbumWrites } from './use-album-writes.ts';
import type { EditedDetails } from './use-details.ts';

type VisibilityProps = { album: Album; isAuthor: boolean; locked: boolean; writes: AlbumWrites };

type DetailsProps = { album: Album; locked: boolean; writes: AlbumWrites; details: EditedDetails };

/** Name and categories are saved together with a button, the visibility at once. */
export function DetailsPanel({ details, ...props }: VisibilityProps & DetailsProps) {
  return (
    <div className={styles.details}>
      <DetailsForm details={details} {...props} />
      <Visibility {...props} />
    </div>
  );
}

function DetailsForm({ album, locked, writes, details }: DetailsProps) {
  const { name, categories, isRenamed, isSorted } = details;
  const nameIssue = checkAlbumName(name);
  const needsCategory = isSorted && categories.length === 0;
  const isSaving = writes.pending === 'details';

  function save(event: FormEvent): void {
    event.preventDefault();
    if (isSaving || nameIssue !== null || needsCategory) return;
    // After a lost reply the server's state is unknown, so all visible fields are sent. An empty list of categories would be refused.
    const isUnsure = writes.isUnsettled && categories.length > 0;
    writes.write({
      what: 'details',
      body: {
        ...((isRenamed || writes.isUnsettled) && { name }),
        ...((isSorted || isUnsure) && { categories: categories.map(({ id }) => id) }),
      },
      failure: isRenamed ? FAILURES.name : FAILURES.categories,
      done: EDITOR_TEXTS.saved,
      apply: { name: normaliseLine(name), categories: [...categories] },
    });
  }

  return (
    <form className={styles.form} noValidate onSubmit={save}>
      {details.isResumed && !locked && <Resumed onReset={details.reset} />}
      <TextField
        label={EDITOR_TEXTS.name}
        value={name}
        disabled={locked}
        autoComplete="off"
        hint={`${countCodePoints(name)} / ${ALBUM.nameMax}`}
        error={nameIssue === null ? undefined : albumNameText(nameIssue)}
        onChange={(event) => details.change({ name: limitText(event.target.value, name, ALBUM.nameMax) })}
      />
      <Categories
        album={album}
        chosen={categories}
        isMissing={needsCategory}
        disabled={locked}
        onChange={(chosen) => details.change({ categories: chosen })}
      />
      {!locked && (
        <Button
          type="submit"
          variant="primary"
          loading={isSaving}
          disabled={!isRenamed && !isSorted && !writes.isUnsettled}
        >
          {EDITOR_TEXTS.save}
        </Button>
      )}
    </form>
  );
}

function Resumed({ onReset }: { onReset: () => void }) {
  return (
    <InlineAlert
      kind="info"
      action={
        <Button size="s" variant="quiet" onClick={onReset}>
          {EDITOR_TEXTS.reset}
        </Button>
      }
    >
      {EDITOR_TEXTS.resumed}
    </InlineAlert>
  );
}

type CategoriesProps = {
  album: Album;
  chosen: readonly CategoryRef[];
  isMissing: boolean;
  disabled: boolean;
  onChange: (chosen: readonly CategoryRef[]) => void;
};

function Categories({ album, chosen, isMissing, disabled, onChange }: CategoriesProps) {
  const known = useQuery(categoriesQuery()).data ?? album.categories;

  function toggle(wanted: string): void {
    const category = known.find((one) => one.name === wanted);
    if (category === undefined) return;
    const others = chosen.filter(({ id }) => id !== category.id);
    onChange(others.length < chosen.length ? others : [...chosen, category]);
  }

  return (
    <CategoryPicker
      categories={known}
      selected={chosen.map((category) => category.name)}
      error={isMissing ? albumIssueText({ field: 'categories', code: 'category_required' }) : null}
      disabled={disabled}
      onToggle={toggle}
    />
  );
}

/** The control shows the state of the server's reply. */
function Visibility({ album, isAuthor, locked, writes }: VisibilityProps) {
  const isHeld = album.status === 'quarantined';
  const privateHint = isAuthor ? EDITOR_TEXTS.privateHint : EDITOR_TEXTS.privateHintAdmin;
  const heldHint = locked ? EDITOR_TEXTS.heldHint : EDITOR_TEXTS.heldHintAdmin;
  const hint = album.status === 'public' ? EDITOR_TEXTS.publicHint : privateHint;
  return (
    <Switch
      label={EDITOR_TEXTS.visibility}
      description={isHeld ? heldHint : hint}
      checked={album.status === 'public'}
      disabled={locked || isHeld || writes.pending === 'visibility'}
      onChange={(isPublic) =>
        writes.write({
          what: 'visibility',
          body: { status: isPublic ? 'public' : 'private' },
          failure: FAILURES.visibility,
          done: isPublic ? EDITOR_TEXTS.isPublic : EDITOR_TEXTS.isPrivate,
        })
      }
    />
  );
}
