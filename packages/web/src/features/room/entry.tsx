import { ROOM_ENDPOINTS } from '@palmares/core/contract/room-endpoints';
import type { RoomPreview } from '@palmares/core/contract/types';
import { checkGuestName } from '@palmares/core/room/guest-name';
import { ROOM } from '@palmares/core/room/limits';
import { guestNameText } from '@palmares/texts/page/rooms';
import { MODE_TEXTS } from '@palmares/texts/page/rooms-open';
import { ENTRY_TEXTS } from '@palmares/texts/page/rooms-play';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { failureText } from '../../api/failure-text.ts';
import { formFailure } from '../../api/form-failure.ts';
import { inRoom } from '../../api/room.ts';
import { useSession } from '../../api/session.ts';
import { paths } from '../../lib/paths.ts';
import { useForm } from '../../lib/use-form.ts';
import { roomPreviewQuery } from '../../queries/room.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Form } from '../../ui/form.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { PageHeader } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CodeEntry } from './code-entry.tsx';
import styles from './entry.module.css';
import { Loading } from './loading.tsx';

const FAILURE = { failed: ENTRY_TEXTS.joinFailed, quoted: 'all' } as const;

type Props = { code: string; onEntered: () => void };

/** The way into a room: a name, or the account of somebody signed in (SA-5). */
export function Entry({ code, onEntered }: Props) {
  const { data: room, error, isFetching, refetch } = useQuery(roomPreviewQuery(code));
  if (room === undefined) {
    if (error === null) return <Loading />;
    if (error instanceof ApiError && error.status === 404) return <CodeEntry problem={ENTRY_TEXTS.unknown} />;
    return (
      <ErrorState isPage text={ENTRY_TEXTS.failed} retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  const closed = getClosedTexts(room);
  if (closed !== null)
    return (
      <Closed
        {...closed}
        mayRetry={room.phase !== 'end'}
        onRetry={() => void refetch()}
        code={code}
        onEntered={onEntered}
      />
    );
  return (
    <div className={styles.entry}>
      <PageHeader title={room.album === null ? ENTRY_TEXTS.title : ENTRY_TEXTS.titleOf(room.album.name)} />
      <p className={styles.facts}>
        <strong className={styles.code}>{room.code}</strong>
        <span>{MODE_TEXTS[room.mode].label}</span>
        <span>{ENTRY_TEXTS.guests(room.guests)}</span>
      </p>
      {room.phase !== 'lobby' && <InlineAlert kind="info">{ENTRY_TEXTS.started}</InlineAlert>}
      <Join code={code} onEntered={onEntered} />
    </div>
  );
}

function getClosedTexts({ phase, locked, full }: RoomPreview): { title: string; text?: string } | null {
  if (phase === 'end') return { title: ENTRY_TEXTS.ended };
  if (locked) return { title: ENTRY_TEXTS.locked, text: ENTRY_TEXTS.lockedText };
  return full ? { title: ENTRY_TEXTS.full, text: ENTRY_TEXTS.fullText } : null;
}

type ClosedProps = Props & { title: string; text?: string; mayRetry: boolean; onRetry: () => void };

function Closed({ title, text, mayRetry, onRetry, code, onEntered }: ClosedProps) {
  const { user } = useSession();
  return (
    <>
      <VisuallyHidden as="div">
        <h1>{ENTRY_TEXTS.title}</h1>
      </VisuallyHidden>
      <EmptyState
        isPage
        title={title}
        text={text}
        action={
          <div className={styles.actions}>
            {mayRetry && <Button onClick={onRetry}>{ENTRY_TEXTS.retry}</Button>}
            <Button to={paths.roomEntry.to()}>{ENTRY_TEXTS.other}</Button>
          </div>
        }
      />
      {/* The seat of an account follows it to every device, also into a closed room. */}
      {user !== null && <JoinAs code={code} onEntered={onEntered} username={user.username} />}
    </>
  );
}

/** Reads the link's key from the fragment, which browsers never send to a server. */
const useInviteKey = (): { invite_key?: string } => {
  const key = useLocation().hash.slice(1);
  return key === '' ? {} : { invite_key: key };
};

function Join({ code, onEntered }: Props) {
  const { user } = useSession();
  return user === null ? (
    <JoinWithName code={code} onEntered={onEntered} />
  ) : (
    <JoinAs code={code} onEntered={onEntered} username={user.username} />
  );
}

function JoinAs({ code, onEntered, username }: Props & { username: string }) {
  const key = useInviteKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(inRoom(ROOM_ENDPOINTS.enterRoom, code), { body: key }),
    onSuccess: onEntered,
    // Somebody who was removed learns it from the seat.
    onError: (reason) => reason instanceof ApiError && reason.status === 403 && onEntered(),
  });
  return (
    <div className={styles.form}>
      {error !== null && <InlineAlert>{failureText(error, FAILURE)}</InlineAlert>}
      <Button variant="primary" size="l" wide loading={isPending} onClick={() => mutate()}>
        {ENTRY_TEXTS.joinAs(username)}
      </Button>
    </div>
  );
}

function JoinWithName({ code, onEntered }: Props) {
  const key = useInviteKey();
  const { pathname, hash } = useLocation();
  const form = useForm({
    initial: { name: '' },
    check: ({ name }): { name?: string } => {
      const issue = checkGuestName(name);
      return issue === null ? {} : { name: guestNameText(issue) };
    },
    send: ({ name }) => call(inRoom(ROOM_ENDPOINTS.enterRoom, code), { body: { name, ...key } }),
    failureOf: (error) => formFailure(error, FAILURE),
    onSent: onEntered,
  });
  return (
    <Form form={form}>
      <TextField
        {...form.bind('name')}
        label={ENTRY_TEXTS.name}
        hint={ENTRY_TEXTS.nameHint}
        autoComplete="nickname"
        // Twice the limit of characters, because emoji count as one and take several units.
        maxLength={2 * ROOM.nameMax}
        required
      />
      <Button type="submit" variant="primary" size="l" wide loading={form.pending}>
        {ENTRY_TEXTS.join}
      </Button>
      <p className={styles.other}>
        {ENTRY_TEXTS.orSignIn}{' '}
        <Button size="s" variant="quiet" to={paths.login.to(pathname + hash)}>
          {ENTRY_TEXTS.signIn}
        </Button>
      </p>
    </Form>
  );
}
