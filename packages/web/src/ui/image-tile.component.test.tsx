import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { ImageGrid } from './image-grid.tsx';
import { ImageTile } from './image-tile.tsx';

const WIDE = 'W'.repeat(25);

test.each([true, false])(
  'a name without a space leaves the tiles their width (as a text: %s)',
  async (plainName) => {
    await mount(
      <ImageGrid>
        {[WIDE, 'Chat'].map((name, index) => (
          <ImageTile
            key={name}
            id={name}
            index={index}
            label={name}
            picture={null}
            name={name}
            plainName={plainName}
          />
        ))}
      </ImageGrid>,
    );
    await expect.element(page.getByRole('listitem')).toHaveLength(2);
    const [wide, usual] = page.getByRole('listitem').elements();
    const getFrame = (tile: Element | undefined) => tile?.firstElementChild?.getBoundingClientRect().width;
    expect(getFrame(wide)).toBe(getFrame(usual));
  },
);
