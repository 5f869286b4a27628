import { DEFAULT_CATEGORIES } from '@palmares/core/album/default-categories';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { CategoryBadges } from './badge.tsx';

const getTop = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect().top;

test.each([110, 150, 220])(
  'AC-96: in %i pixels « +N » stands beside the second category, never alone',
  async (width) => {
    await mount(
      <div style={{ width }}>
        <CategoryBadges categories={DEFAULT_CATEGORIES.slice(0, 3)} />
      </div>,
    );
    expect(getTop('+1')).toBe(getTop('Animation'));
    const badge = page.getByText('+1', { exact: true }).element();
    expect(badge.getBoundingClientRect().right).toBeLessThanOrEqual(
      (badge.closest('div')?.getBoundingClientRect().right ?? 0) + 1,
    );
  },
);
