import { parseRoomCode } from '@palmares/core/room/code';
import { ENTRY_TEXTS } from '@palmares/texts/page/rooms-play';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './entry.module.css';

/** Asks for a code. `problem`: what is wrong with the one of the address. */
export function CodeEntry({ problem }: { problem: string | null }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState(problem);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const code = parseRoomCode(typed);
    if (code === null) setError(ENTRY_TEXTS.codeInvalid);
    else void navigate(paths.room.to(code));
  }

  return (
    <div className={styles.entry}>
      <PageHeader title={ENTRY_TEXTS.title} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.typed}>
          <TextField
            label={ENTRY_TEXTS.code}
            hint={ENTRY_TEXTS.codeHint}
            error={error ?? undefined}
            value={typed}
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(null);
            }}
          />
        </div>
        <Button type="submit" variant="primary" size="l" wide>
          {ENTRY_TEXTS.continue}
        </Button>
      </form>
    </div>
  );
}
