import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Link, type LinkProps } from './link.tsx';

/** Shows a page with the link, and its target. Clicks left to the browser are counted and prevented. */
async function showLink(props: Partial<LinkProps> = {}) {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <Link to={{ pathname: '/there', search: '?a=1' }} {...props}>
          Aller
        </Link>
      ),
    },
    { path: '/there', element: <h1>Là-bas</h1> },
  ]);
  await render(<RouterProvider router={router} />);
  let left = 0;
  const leave = (event: Event) => {
    if (!event.defaultPrevented) left += 1;
    event.preventDefault();
  };
  window.addEventListener('click', leave, { once: true });
  return { router, link: page.getByRole('link', { name: 'Aller' }), leftToBrowser: () => left };
}

test('a click goes there without loading the page anew, with its state', async () => {
  const { router, link, leftToBrowser } = await showLink({ state: { fromCard: true } });
  await expect.element(link).toHaveAttribute('href', '/there?a=1');
  await link.click();
  await expect.element(page.getByRole('heading', { name: 'Là-bas' })).toBeVisible();
  expect(router.state.location).toMatchObject({ search: '?a=1', state: { fromCard: true } });
  expect(router.state.historyAction).toBe('PUSH');
  expect(leftToBrowser()).toBe(0);
});

test('a link that replaces takes the step of its page', async () => {
  const { router, link } = await showLink({ replace: true });
  await link.click();
  await expect.poll(() => router.state.historyAction).toBe('REPLACE');
});

test('a click for another tab is the browser’s', async () => {
  const other = await showLink();
  await other.link.click({ modifiers: ['Control'] });
  expect(other.leftToBrowser()).toBe(1);
  expect(other.router.state.location.pathname).toBe('/');
});

test('a link that loads the page anew is the browser’s', async () => {
  const { router, link, leftToBrowser } = await showLink({ reloadDocument: true });
  await link.click();
  expect(leftToBrowser()).toBe(1);
  expect(router.state.location.pathname).toBe('/');
});

test('a handler that prevents the click keeps the page', async () => {
  const { router, link } = await showLink({ onClick: (event) => event.preventDefault() });
  await link.click();
  expect(router.state.location.pathname).toBe('/');
});
