// Sharing a content, by the system's share sheet with its picture or by the dialog; publishing what only its author can open (decision
// 0034). The test replaces the worker that draws.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { waitForPressGuard } from '../testing/dialog-openers.ts';
import { FakeWorker, nextWorker, stubWorkers } from '../testing/fake-worker.ts';
import { mount } from '../testing/mount.tsx';
import { makeImage } from '../testing/wire-samples.ts';
import { LanguageContext } from './language.ts';
import { ShareAction } from './share-action.tsx';
import type { Shareable } from './shareable-content.ts';
import { currentToasts, dismissToast } from './toast-store.ts';

const ADDRESS = `${location.origin}/tierlists/12`;
const TITLE = 'Mes “couleurs” & co';
const images = ['Rouge', 'Bleu'].map((name) => makeImage({ name }));
const told: Shareable = {
  content: {
    kind: 'tierlist',
    title: TITLE,
    origin: 'par Lina',
    tiers: [{ label: 'S', color: 'ff7f7f', images }],
  },
  images,
};
const share = page.getByRole('button', { name: 'Partager', exact: true });
const publishIt = page.getByRole('button', { name: 'Rendre publique', exact: true });
const dialog = page.getByRole('dialog');
const drawn = {
  kind: 'drawn',
  picture: { blob: new Blob(['x'], { type: 'image/png' }), named: true },
} as const;

const realMatch = window.matchMedia.bind(window);

type Device = {
  /** Left out for a device without a share sheet. */
  sheet?: () => Promise<void>;
  /** Left out for a browser that denies clipboard access. */
  copy?: () => Promise<void>;
  /** True when the share sheet accepts files. */
  pictures?: boolean;
};

function giveDevice({ sheet, copy, pictures = false }: Device) {
  const shared = vi.fn<(data: ShareData) => Promise<void>>(sheet);
  const copied = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(copy ?? (() => Promise.reject(new DOMException('No', 'NotAllowedError'))));
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(pointer: coarse)' ? ({ matches: sheet !== undefined } as MediaQueryList) : realMatch(query),
  );
  const define = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { configurable: true, value });
  if (sheet !== undefined) define('share', shared);
  if (sheet !== undefined) define('canShare', () => pictures);
  return { shared, copied };
}

const refusal = (name: string) => () => Promise.reject(new DOMException('No', name));

const run = vi.fn();

function mountShare(patch: Partial<Parameters<typeof ShareAction>[0]> = {}) {
  return mount(
    <ShareAction
      kind="tierlist"
      id={12}
      title={TITLE}
      told={told}
      isPrivate={false}
      asks={false}
      publish={{ pending: false, run }}
      {...patch}
    />,
  );
}

beforeEach(() => {
  run.mockClear();
  stubWorkers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  for (const { id } of currentToasts()) dismissToast(id);
});

describe('SH-62: where the system has a share sheet', () => {
  test('a press draws the picture and opens it with name, address and file', async () => {
    const { shared } = giveDevice({ sheet: () => Promise.resolve(), pictures: true });
    await mountShare();
    expect(FakeWorker.all).toEqual([]);
    await share.click();
    const worker = await nextWorker();
    await expect.element(share).toHaveAttribute('aria-busy', 'true');
    expect(shared).not.toHaveBeenCalled();
    worker.answer(drawn);
    await expect.poll(() => shared.mock.calls.length).toBe(1);
    const [{ title, url, files = [] } = {}] = shared.mock.lastCall ?? [];
    expect({ title, url }).toEqual({ title: TITLE, url: ADDRESS });
    expect(files.map(({ name, type }) => [name, type])).toEqual([[`Mes “couleurs” & co.png`, 'image/png']]);
    await expect.element(share).not.toHaveAttribute('aria-busy');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('a picture that cannot be drawn leaves the address', async () => {
    const { shared } = giveDevice({ sheet: () => Promise.resolve(), pictures: true });
    await mountShare();
    await share.click();
    (await nextWorker()).answer({ kind: 'failed' });
    await expect.poll(() => shared.mock.calls).toEqual([[{ title: TITLE, url: ADDRESS }]]);
  });

  test('nothing is drawn for one that takes no files, nor where there is nothing to draw', async () => {
    for (const [pictures, patch] of [
      [false, {}],
      [true, { told: null }],
    ] as const) {
      const { shared } = giveDevice({ sheet: () => Promise.resolve(), pictures });
      const { unmount } = await mountShare(patch);
      await share.click();
      await expect.poll(() => shared.mock.calls).toEqual([[{ title: TITLE, url: ADDRESS }]]);
      await unmount();
      vi.restoreAllMocks();
    }
    expect(FakeWorker.all).toEqual([]);
  });

  test('closing it is no error', async () => {
    const { shared, copied } = giveDevice({ sheet: refusal('AbortError') });
    await mountShare();
    await share.click();
    await expect.poll(() => shared.mock.calls.length).toBe(1);
    await new Promise(requestAnimationFrame);
    expect(copied).not.toHaveBeenCalled();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(currentToasts()).toEqual([]);
  });

  test('one that refuses leaves the dialog, where a press sends the picture that is drawn', async () => {
    const { shared } = giveDevice({ sheet: refusal('NotAllowedError'), pictures: true });
    await mountShare();
    await share.click();
    (await nextWorker()).answer(drawn);
    const send = dialog.getByRole('button', { name: 'Envoyer l’image et le lien' });
    await send.click();
    expect(shared).toHaveBeenCalledTimes(2);
    expect(shared.mock.lastCall?.[0].files).toHaveLength(1);
    expect(FakeWorker.all).toHaveLength(1);
    await expect
      .element(page.getByText('Le partage n’a pas pu s’ouvrir. Copiez le lien.'))
      .toBeInTheDocument();
  });
});

describe('SH-62: where it has none', () => {
  test('a dialog copies the address, and gives the focus back', async () => {
    const { copied } = giveDevice({ copy: () => Promise.resolve() });
    await mountShare();
    await share.click();
    const copy = dialog.getByRole('button', { name: 'Copier le lien' });
    await expect.element(copy).toHaveFocus();
    await expect.element(dialog.getByRole('button', { name: /^Envoyer/ })).not.toBeInTheDocument();
    await waitForPressGuard();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Lien copié.')).toBeInTheDocument();
    expect(copied).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    await userEvent.keyboard('{Escape}');
    await expect.element(share).toHaveFocus();
  });

  test('SH-63: where nothing may be copied the address is selected, and it says why', async () => {
    giveDevice({});
    await mountShare();
    await share.click();
    await dialog.getByRole('button', { name: 'Copier le lien' }).click();
    const field = dialog.getByRole('textbox', { name: 'Adresse' });
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(/ne laisse pas la page copier/);
    const input = field.element() as HTMLInputElement;
    expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(ADDRESS);
  });

  test('X and WhatsApp are links to a new tab that learn nothing of the page', async () => {
    giveDevice({});
    await mountShare();
    await share.click();
    const links = dialog.getByRole('link');
    await expect.element(links.first()).toBeVisible();
    const [x, whatsApp] = links.elements() as HTMLAnchorElement[];
    for (const link of [x, whatsApp])
      expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect(x?.host).toBe('x.com');
    expect(whatsApp?.host).toBe('wa.me');
    expect(x?.textContent).toBe('Publier sur X (nouvel onglet)');
  });

  test('for Discord the whole result is copied as a text, with the address; a refusal is told', async () => {
    const { copied } = giveDevice({ copy: () => Promise.resolve() });
    await mountShare();
    await share.click();
    const discord = dialog.getByRole('button', { name: 'Copier pour Discord' });
    await discord.click();
    expect(copied.mock.lastCall?.[0]).toMatch(/^Mes “couleurs”[^]*S\u00A0: Rouge, Bleu[^]*\/tierlists\/12$/);
    await expect.element(page.getByText('Texte copié, à coller dans Discord.')).toBeInTheDocument();
    copied.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await discord.click();
    await expect.element(page.getByText('Le texte n’a pas pu être copié.')).toBeInTheDocument();
  });

  test('without a result there is still a name and an address', async () => {
    const { copied } = giveDevice({ copy: () => Promise.resolve() });
    await mountShare({ told: null });
    await share.click();
    await dialog.getByRole('button', { name: 'Copier pour Discord' }).click();
    expect(copied).toHaveBeenCalledExactlyOnceWith(`${TITLE}\n${ADDRESS}`);
  });

  test('the code of a frame comes on demand, its title escaped', async () => {
    const { copied } = giveDevice({ copy: () => Promise.resolve() });
    await mountShare();
    await share.click();
    const embed = dialog.getByRole('button', { name: 'Intégrer à une page' });
    await expect.element(embed).toHaveAttribute('aria-expanded', 'false');
    await expect.element(dialog.getByRole('textbox', { name: 'Code à coller' })).not.toBeInTheDocument();
    await embed.click();
    await expect.element(embed).toHaveAttribute('aria-expanded', 'true');
    await dialog.getByRole('button', { name: 'Copier le code' }).click();
    const [snippet = ''] = copied.mock.lastCall ?? [];
    const frame = new DOMParser().parseFromString(snippet, 'text/html').querySelector('iframe');
    expect(frame?.src).toBe(`${location.origin}/embed/tierlists/12`);
    expect(frame?.title).toBe(TITLE);
    await expect.element(page.getByText('Code copié.')).toBeInTheDocument();
  });

  test('over the tournament it speaks English', async () => {
    giveDevice({});
    await mount(
      <LanguageContext value="en">
        <ShareAction
          kind="tournament"
          id={3}
          title="Cup"
          told={null}
          isPrivate={false}
          asks={false}
          publish={null}
        />
      </LanguageContext>,
    );
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect
      .element(dialog.getByRole('textbox', { name: 'Link' }))
      .toHaveValue(`${location.origin}/tournois/3`);
    await expect.element(dialog.getByRole('button', { name: 'Copy for Discord' })).toBeVisible();
  });
});

test('SH-64: a private one is published instead, never its dead address shared', async () => {
  const { copied } = giveDevice({ copy: () => Promise.resolve() });
  await mountShare({ isPrivate: true });
  await expect.element(share).not.toBeInTheDocument();
  await publishIt.click();
  expect(run).toHaveBeenCalledTimes(1);
  expect(copied).not.toHaveBeenCalled();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('AX-52, BU-4: where the album is private, publishing asks first', async () => {
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
