import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { useListState } from './use-list-state.ts';

test('SH-45: an order chosen in the moment in which a search arrives keeps the search', async () => {
  function TwoAtOnce() {
    const { change } = useListState();
    const changeBoth = () => {
      change({ search: 'zèbre' });
      change({ sort: 'oldest' });
    };
    return <button onClick={changeBoth}>Les deux</button>;
  }
  const { address } = await mount(<TwoAtOnce />, { at: '/allalbum?category=Films' });
  await page.getByRole('button', { name: 'Les deux' }).click();
  await expect.poll(address).toBe('/allalbum?category=Films&search=z%C3%A8bre&sort=oldest');
});
