// The network first, and a copy where it fails or hangs.
/** After this long without an answer a copy is shown, where there is one: well before the page gives up (api/read-timeout.ts). */
const SILENT_AFTER_MS = 5_000;

type Answer = { readonly reply: Response; readonly isCopy: boolean };

/** Rejects as `asked` does where there is no copy. */
export async function answerOrCopy(
  asked: Promise<Response>,
  findCopy: () => Promise<Response | null | undefined>,
): Promise<Answer> {
  const answered = asked.then((reply): Answer => ({ reply, isCopy: false }));
  // It is looked for once.
  let found: Promise<Answer | null> | undefined;
  const copy = () => {
    found ??= findCopy().then((reply) => (reply ? { reply, isCopy: true } : null));
    return found;
  };
  const orCopy = answered.catch(async (error: unknown) => {
    const instead = await copy();
    if (instead === null) throw error;
    return instead;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silent = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), SILENT_AFTER_MS);
  });
  try {
    return (await Promise.race([orCopy, silent])) ?? (await copy()) ?? (await orCopy);
  } finally {
    clearTimeout(timer);
  }
}
