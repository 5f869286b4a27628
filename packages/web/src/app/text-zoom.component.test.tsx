// WCAG 1.4.4 in a browser that zooms only text: text is twice as large while all lengths stay the same.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleAlbum } from '../testing/builder-samples.ts';
import { answer } from '../testing/fake-server.ts';
import { mountApp } from '../testing/mount-app.tsx';
import { newPath } from '../testing/mount-builder.tsx';
import { waitUntilSettled } from '../testing/page-rules.ts';
import { LINA, signInAs } from '../testing/session.ts';
import { LAST_PAGE, makeAlbum } from '../testing/wire-samples.ts';

const SIZES = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
] as const;

/** Doubles the font size of all elements on the page. */
function doubleText(): void {
  const elements = [...document.querySelectorAll<HTMLElement>('body, body *')];
  for (const element of elements) element.style.removeProperty('font-size');
  const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  for (const [index, element] of elements.entries())
    element.style.setProperty('font-size', `${2 * (sizes[index] ?? 0)}px`, 'important');
}

/** Returns the text lines of a control, without text for screen readers only. */
function getLines(control: HTMLElement): DOMRect[] {
  const range = document.createRange();
  const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  const lines: DOMRect[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement?.offsetWidth === 1) continue;
    range.selectNodeContents(walker.currentNode);
    lines.push(...range.getClientRects());
  }
  return lines;
}

/** Returns texts of buttons and links that overflow them, or that stay outside the window after scrolling. */
function cut(): string[] {
  const { clientWidth } = document.documentElement;
  return [
    ...document.querySelectorAll<HTMLElement>('body :is(header, main) :is(a, button):not([class*="logo"])'),
  ]
    .filter(
      (control) =>
        control.checkVisibility() && control.textContent.trim() !== '' && !control.querySelector('img'),
    )
    .filter((control) => {
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right } = control.getBoundingClientRect();
      const lines = getLines(control);
      return (
        lines.some((line) => line.left < left - 1 || line.right > right + 1) ||
        left < -1 ||
        right > clientWidth + 1
      );
    })
    .map((control) => control.textContent);
}

/** Describes how the site's name is cut: it must be either fully visible or hidden. */
function partOfName(): string | null {
  const [logo, name] = ['', ' [class*="name"]'].map((part) =>
    document.querySelector(`header [class*="logo"]${part}`)?.getBoundingClientRect(),
  );
  if (logo === undefined || name === undefined) return 'missing';
  const isWhole = name.right <= logo.right + 1 && name.top >= logo.top - 1 && name.bottom <= logo.bottom + 1;
  return isWhole || name.top >= logo.bottom - 1 ? null : JSON.stringify([logo, name]);
}

test.each([
  ['the editor of a ranking', newPath('classements', { name: 'Essai' }), '[data-choice]', true],
  ['a list, for a visitor', '/allalbum', 'article', false],
  ['a list', '/allalbum', 'article', true],
] as const)('LB-61: %s: no word of a control is cut, on any width', async (_, at, there, isSignedIn) => {
  onTestFinished(async () => {
    document.body.style.removeProperty('font-size');
    await page.viewport(1280, 800);
  });
  if (isSignedIn) await signInAs({ ...LINA, username: 'Marie Mercier' });
  localStorage.setItem('rankingInfoModalShown', 'true');
  answer(ENDPOINTS.site, { contactEmail: 'contact@example.org', publicUrl: 'https://example.org' });
  answer(ENDPOINTS.getAlbum, sampleAlbum(12));
  answer(ENDPOINTS.listCategories, []);
  answer(ENDPOINTS.listAlbums, [makeAlbum({ name: 'Les zèbres de la grande savane' })], LAST_PAGE);
  await mountApp(at);
  await expect.poll(() => document.querySelector(there)).not.toBeNull();
  for (const [width, height] of SIZES) {
    await page.viewport(width, height);
    await waitUntilSettled();
    doubleText();
    await waitUntilSettled();
    // The first control of a strip is fully visible before it is scrolled.
    const save = document.querySelector('[data-save]')?.getBoundingClientRect();
    expect(save?.right ?? 0, `the save at ${width} px`).toBeLessThanOrEqual(width - 15);
    expect(cut(), `${width} px`).toEqual([]);
    expect(partOfName(), `${width} px`).toBeNull();
    expect(document.documentElement.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
  }
});
