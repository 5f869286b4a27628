import { checkAlbumName } from '@palmares/core/album/check-album';
import { albumIssueText, albumNameText } from '@palmares/core/album/messages';
import type { Album } from '@palmares/core/contract/types';
import { ALBUM } from '@palmares/core/limits';
import { lengthOf, normaliseLine } from '@palmares/core/text/normalise-text';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { limitText } from '../../lib/limit-text.ts';
import { categoriesQuery } from '../../queries/album.ts';
import { Button } from '../../ui/button.tsx';
import { CategoryPicker } from '../../ui/category-picker.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './album-editor.module.css';
import { EDITOR_TEXTS, FAILURES } from './messages.ts';
import type { AlbumWrites } from './use-album-writes.ts';
import type { EditedDetails } from './use-details.ts';

type VisibilityProps = { album: Album; isAuthor: boolean; locked: boolean; writes: AlbumWrites };

type Props = VisibilityProps & { details: EditedDetails };

/** Name and categories, saved together on demand. */
export function DetailsPanel({ album, isAuthor, locked, writes, details }: Props) {
  const { name, categories, isRenamed, isSorted } = details;
  const [saving, setSaving] = useState(false);
  const known = useQuery(categoriesQuery()).data ?? album.categories;
  const nameFault = checkAlbumName(name);
  const needsCategory = isSorted && categories.length === 0;

  // Nobody knows what the server holds: all that is shown is sent. Without a category it would be refused.
  const isUnsure = writes.isUnsettled && categories.length > 0;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (saving || nameFault !== null || needsCategory) return;
    setSaving(true);
    const done = await writes.write({
      body: {
        ...((isRenamed || writes.isUnsettled) && { name }),
        ...((isSorted || isUnsure) && { categories: categories.map(({ id }) => id) }),
      },
      failure: isRenamed ? FAILURES.name : FAILURES.categories,
      apply: { name: normaliseLine(name), categories: [...categories] },
    });
    setSaving(false);
    if (done) showToast({ kind: 'success', text: EDITOR_TEXTS.saved });
  }

  function toggle(wanted: string): void {
    const category = known.find((one) => one.name === wanted);
    if (category === undefined) return;
    const others = categories.filter(({ id }) => id !== category.id);
    details.change({ categories: others.length < categories.length ? others : [...categories, category] });
  }

  return (
    <div className={styles.details}>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        {details.isResumed && !locked && (
          <InlineAlert
            kind="info"
            action={
              <Button size="s" variant="quiet" onClick={details.reset}>
                {EDITOR_TEXTS.reset}
              </Button>
            }
          >
            {EDITOR_TEXTS.resumed}
          </InlineAlert>
        )}
        <TextField
          label={EDITOR_TEXTS.name}
          value={name}
          disabled={locked}
          autoComplete="off"
          hint={`${lengthOf(name)} / ${ALBUM.nameMax}`}
          error={nameFault === null ? undefined : albumNameText(nameFault)}
          onChange={(event) => details.change({ name: limitText(event.target.value, name, ALBUM.nameMax) })}
        />
        <CategoryPicker
          names={known.map((category) => category.name)}
          selected={categories.map((category) => category.name)}
          error={needsCategory ? albumIssueText({ field: 'categories', code: 'category_required' }) : null}
          disabled={locked}
          onToggle={toggle}
        />
        {!locked && (
          <Button
            type="submit"
            variant="primary"
            loading={saving}
            disabled={!isRenamed && !isSorted && !writes.isUnsettled}
          >
            {EDITOR_TEXTS.save}
          </Button>
        )}
      </form>
      <Visibility album={album} isAuthor={isAuthor} locked={locked} writes={writes} />
    </div>
  );
}

/** At once; what is shown follows the server's reply. */
function Visibility({ album, isAuthor, locked, writes }: VisibilityProps) {
  const [changing, setChanging] = useState(false);
  const isHeld = album.status === 'quarantined';
  const privateHint = isAuthor ? EDITOR_TEXTS.privateHint : EDITOR_TEXTS.privateHintAdmin;
  const heldHint = locked ? EDITOR_TEXTS.heldHint : EDITOR_TEXTS.heldHintAdmin;
  const hint = album.status === 'public' ? EDITOR_TEXTS.publicHint : privateHint;

  async function change(isPublic: boolean): Promise<void> {
    setChanging(true);
    const status = isPublic ? 'public' : 'private';
    const done = await writes.write({ body: { status }, failure: FAILURES.visibility });
    setChanging(false);
    if (done) showToast({ kind: 'success', text: isPublic ? EDITOR_TEXTS.isPublic : EDITOR_TEXTS.isPrivate });
  }

  return (
    <Switch
      label={EDITOR_TEXTS.visibility}
      description={isHeld ? heldHint : hint}
      checked={album.status === 'public'}
      disabled={locked || changing || isHeld}
      onChange={(isPublic) => void change(isPublic)}
    />
  );
}
