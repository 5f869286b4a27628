// Sharing an address, and publishing what only its author can open (access.md rule 3, decision 0034).
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { ShareAction } from './share-action.tsx';
import { currentToasts, dismissToast } from './toast-store.ts';

const ADDRESS = `${location.origin}/tierlists/12`;
const share = page.getByRole('button', { name: 'Partager', exact: true });
const publishIt = page.getByRole('button', { name: 'Rendre publique', exact: true });
const dialog = page.getByRole('dialog');

const realMatch = window.matchMedia.bind(window);

/** What the share sheet and the clipboard of this device do; without a sheet it is no phone, null: nothing may be copied. */
function giveDevice({ sheet, copy }: { sheet?: () => Promise<void>; copy: (() => Promise<void>) | null }) {
  const shared = vi.fn(sheet);
  const copied = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(copy ?? (() => Promise.reject(new DOMException('No', 'NotAllowedError'))));
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(pointer: coarse)' ? ({ matches: sheet !== undefined } as MediaQueryList) : realMatch(query),
  );
  if (sheet !== undefined) Object.defineProperty(navigator, 'share', { configurable: true, value: shared });
  return { shared, copied };
}

function mountShare(patch: Partial<Parameters<typeof ShareAction>[0]> = {}) {
  return mount(
    <ShareAction
      type="tierlists"
      id={12}
      title="Mes couleurs"
      isPrivate={false}
      asks={false}
      publish={{ pending: false, run }}
      {...patch}
    />,
  );
}

const run = vi.fn();

beforeEach(() => run.mockClear());
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

test('a phone opens its own share sheet, with the name and the address; closing it is no error', async () => {
  const { shared, copied } = giveDevice({
    sheet: () => Promise.reject(new DOMException('No', 'AbortError')),
    copy: null,
  });
  await mountShare();
  await share.click();
  expect(shared).toHaveBeenCalledWith({ title: 'Mes couleurs', url: ADDRESS });
  await new Promise(requestAnimationFrame);
  expect(copied).not.toHaveBeenCalled();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
});

test('a sheet that does not open leaves the copy, and so does a computer: what was done is told', async () => {
  const broken = { sheet: () => Promise.reject(new DOMException('No', 'NotAllowedError')) };
  for (const device of [broken, {}]) {
    const { copied } = giveDevice({ ...device, copy: () => Promise.resolve() });
    const { unmount } = await mountShare();
    await share.click();
    await expect.element(page.getByText('Adresse copiée.')).toBeVisible();
    expect(copied).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    await unmount();
    for (const { id } of currentToasts()) dismissToast(id);
    vi.restoreAllMocks();
  }
});

test('where nothing may be copied the address is shown, selected; the focus comes back', async () => {
  giveDevice({ copy: null });
  await mountShare();
  await share.click();
  const field = dialog.getByRole('textbox', { name: 'Adresse' });
  await expect.element(field).toHaveFocus();
  const input = field.element() as HTMLInputElement;
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(ADDRESS);
  await userEvent.keyboard('{Escape}');
  await expect.element(share).toHaveFocus();
});

test('a private one is published instead, never its dead address copied', async () => {
  const { copied } = giveDevice({ copy: () => Promise.resolve() });
  await mountShare({ isPrivate: true });
  await expect.element(share).not.toBeInTheDocument();
  await publishIt.click();
  expect(run).toHaveBeenCalledTimes(1);
  expect(copied).not.toHaveBeenCalled();
});

test('access.md rule 3: where the album is private, publishing asks first', async () => {
  await mountShare({ isPrivate: true, asks: true });
  await publishIt.click();
  await expect.element(dialog.getByText(/^L’album est privé\./u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  expect(run).not.toHaveBeenCalled();
  await expect.element(publishIt).toHaveFocus();
  await publishIt.click();
  await dialog.getByRole('button', { name: 'Rendre publique' }).click();
  expect(run).toHaveBeenCalledTimes(1);
});
