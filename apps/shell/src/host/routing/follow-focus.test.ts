import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { aPage, routerOf } from '../../testing/site-fixture.tsx';
import { followFocus } from './follow-focus.ts';
import type { SiteRouter } from './site-router.ts';

let router: SiteRouter | undefined;

async function followed() {
  document.title = 'День 7 — Tipmark';
  document.body.innerHTML = '<a href="#x">There</a><main id="main" tabindex="-1"></main>';
  const page = aPage();
  await page.loadRemoteModule();
  router = routerOf(page);
  followFocus(router, 'main');
  screen.getByRole('link').focus();
  return router;
}

afterEach(() => router?.dispose());

it('navigating to another page focuses its content and announces its title', async () => {
  const there = await followed();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await there.navigate('/Events/5-a-b');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('День 7 — Tipmark');
});

it('navigating to another part of the same page leaves the focus where it is', async () => {
  const there = await followed();
  await there.navigate('/Events/5-a-b');
  screen.getByRole('link').focus();
  await there.navigate('/Events/5-a-b?tab=odds');
  expect(screen.getByRole('link')).toHaveFocus();
});
