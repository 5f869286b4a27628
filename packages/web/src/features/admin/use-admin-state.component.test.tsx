import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { useAdminState } from './use-admin-state.ts';

test('AD-12: an order chosen in the moment in which the filters are cleared does not bring them back', async () => {
  function TwoAtOnce() {
    const { change } = useAdminState();
    const changeBoth = () => {
      change({ search: '', status: 'all' });
      change({ sort: 'last_connection' });
    };
    return <button onClick={changeBoth}>Les deux</button>;
  }
  const { address } = await mount(<TwoAtOnce />, { at: '/admin?tab=users&search=lina&status=desactive' });
  await page.getByRole('button', { name: 'Les deux' }).click();
  await expect.poll(address).toBe('/admin?tab=users&sort=last_connection');
});
