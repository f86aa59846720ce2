import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { openCollections } from '@tipmark/contract/open';
import { ServedRoutesContext } from '@tipmark/remote-kit';
import { MemoryRouter } from '@tipmark/remote-kit/testing';
import type { RouteName } from '@tipmark/route-builder';
import { axe } from 'jest-axe';
import { renderInShell } from '../../testing/page-fixture.tsx';
import { DevelopersPage } from './DevelopersPage.tsx';
import { OPEN_PATHS } from './open-paths.ts';

const open = (address: string) =>
  renderInShell(
    <MemoryRouter address={address}>
      <DevelopersPage />
    </MemoryRouter>,
  );

const built = (query: Record<string, string>) =>
  `/developers?${new URLSearchParams(query).toString()}`;

test('the guide names every collection of the open API', () => {
  const declared = Object.values(openCollections).map(({ path }) => path);
  expect(new Set<string>(OPEN_PATHS)).toEqual(new Set<string>(declared));
});

test('the guide has its contents, the quotas and no fault of accessibility', async () => {
  const { container } = open('/developers');
  for (const link of screen.getAllByRole('link')) {
    const target = link.getAttribute('href') ?? '';
    if (target.startsWith('#')) expect(container.querySelector(target)).toBeInTheDocument();
  }
  expect(screen.getByRole('row', { name: 'Без ключа 20 200' })).toBeInTheDocument();
  expect(container.textContent).not.toContain('{{');
  expect(screen.queryByText('Код для вставки')).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
}, 30_000);

test('a site with accounts leads to the page of keys, another does not', () => {
  open('/developers');
  expect(screen.queryByRole('link', { name: 'Создать ключ' })).not.toBeInTheDocument();
  renderInShell(
    <ServedRoutesContext value={new Set<RouteName>(['openKeys'])}>
      <MemoryRouter address="/developers">
        <DevelopersPage />
      </MemoryRouter>
    </ServedRoutesContext>,
  );
  const link = screen.getByRole('link', { name: 'Создать ключ' });
  expect(link).toHaveAttribute('href', '/api-keys');
});

test('webhooks have the code that verifies them, and lead to their page where there is one', () => {
  renderInShell(
    <ServedRoutesContext value={new Set<RouteName>(['webhooks'])}>
      <MemoryRouter address="/developers">
        <DevelopersPage />
      </MemoryRouter>
    </ServedRoutesContext>,
  );
  const link = screen.getByRole('link', { name: 'Создать вебхук' });
  expect(link).toHaveAttribute('href', '/webhooks');
  expect(screen.getByText(/export function isFromTipmark/)).toBeInTheDocument();
});

test('a pasted address becomes the code and the frame of a widget', () => {
  const page = 'http://localhost/Tournaments/7-premier-league?tab=table';
  const { container } = open(built({ page, show: 'table', rows: '8', theme: 'dark', lang: 'en' }));
  const [script = '', frame = ''] = [...container.querySelectorAll('#widgets pre')].map(
    ({ textContent }) => textContent,
  );
  expect(script).toContain('src="http://localhost/w.js"');
  expect(script).toContain('data-page="/Tournaments/7-premier-league"');
  expect(script).toMatch(/data-show="table"\s+data-rows="8"\s+data-theme="dark"\s+data-lang="en"/);
  const address = '/embed/en/Tournaments/7-premier-league?show=table&rows=8&theme=dark';
  expect(frame.replaceAll('&amp;', '&')).toContain(address);
  expect(container.querySelector('iframe')).toHaveAttribute('src', address);
  expect(screen.getByRole('spinbutton')).toHaveValue(8);
});

test.each([
  [{ page: '/about-us' }, /У этой страницы нет виджета/],
  [{ page: 'nonsense' }, /У этой страницы нет виджета/],
  [{ page: '/Tournaments/7', show: 'capper' }, /возможно: day, table, bracket/],
  [{ page: '/Tournaments/7', rows: '99' }, /возможно: 1–30/],
])('%j makes no widget and says why', (query, text) => {
  const { container } = open(built(query));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(container.querySelector('iframe')).not.toBeInTheDocument();
});
