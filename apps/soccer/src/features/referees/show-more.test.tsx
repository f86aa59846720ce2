import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RefereesPage } from '@tipmark/contract';
import { NOW_SECONDS, ready } from '@tipmark/match-features/testing';
import { axe } from 'jest-axe';
import { renderSoccer } from '../../shared/soccer-fixture.tsx';
import { RefereesScreen } from './RefereesScreen.tsx';
import { refereesList } from './referees-list.ts';

const refereesMore = refereesList.more;

const referee = (name: string): RefereesPage['referees'][number] => ({
  link: `1-${name}`,
  name,
  countryCode: 'GB-ENG',
  countryName: 'Англия',
  count: 20,
  yellowCards: 4,
  redCards: 0.1,
  penalties: 0.2,
  fouls: null,
  nextMatchAt: null,
});
const page = (names: readonly string[], nextPageNumber: number | null): RefereesPage => ({
  referees: names.map(referee),
  leagues: [],
  sidebar: null,
  nextPageNumber,
  asOf: NOW_SECONDS,
});

const draw = (address: string, first: RefereesPage) =>
  renderSoccer({
    Screen: RefereesScreen,
    address,
    loads: { pageSoccerReferees: ready(first) },
  });
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.trim());

test('the next page is added below without duplicate rows; without scripts it is a link', async () => {
  const { dispatched, answer, container } = await draw(
    '/Referees?sort=6',
    page(['Ashdown', 'Berry'], 2),
  );
  const link = screen.getByRole('link', { name: 'Показать ещё' });
  expect(link).toHaveAttribute('href', '/Referees?sort=6&page=2');
  await userEvent.click(link);
  const requested = dispatched.at(-1);
  expect(requested).toMatchObject({ type: 'pageSoccerRefereesMore/requested' });
  expect(requested?.request).toMatchObject({ segments: { pageNumber: 2, sortType: 6 } });
  answer({ [refereesMore.name]: { status: 'loading', key: requested?.key ?? '' } });
  await userEvent.click(screen.getByRole('link', { name: 'Загружаем' }));
  expect(dispatched.at(-1)).toBe(requested);
  answer({ [refereesMore.name]: ready(page(['Berry', 'Crane'], 3), requested?.key) });
  expect(names()).toEqual(['Ashdown', 'Berry', 'Crane']);
  expect(screen.getByRole('link', { name: 'Показать ещё' })).toHaveFocus();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Показать ещё' }));
  expect(dispatched.at(-1)?.request).toMatchObject({ segments: { pageNumber: 3 } });
  answer({ [refereesMore.name]: ready(page(['Dale'], null), dispatched.at(-1)?.key) });
  expect(names()).toEqual(['Ashdown', 'Berry', 'Crane', 'Dale']);
  expect(screen.queryByRole('link', { name: 'Показать ещё' })).not.toBeInTheDocument();
});

test('a page that fails to load leaves the list unchanged and can be retried', async () => {
  const { dispatched, answer } = await draw('/Referees', page(['Ashdown'], 2));
  await userEvent.click(screen.getByRole('link', { name: 'Показать ещё' }));
  const error = { status: 0, code: 'network', message: '' } as const;
  const key = dispatched.at(-1)?.key ?? '';
  answer({ [refereesMore.name]: { status: 'failed', key, error } });
  expect(screen.getByRole('alert')).toHaveTextContent('Продолжение не загрузилось');
  expect(names()).toEqual(['Ashdown']);
  await userEvent.click(screen.getByRole('link', { name: 'Повторить' }));
  expect(dispatched).toHaveLength(2);
});

test('another order starts at its first page', async () => {
  const { dispatched, answer } = await draw('/Referees', page(['Ashdown'], 2));
  await userEvent.click(screen.getByRole('link', { name: 'Показать ещё' }));
  answer({ [refereesMore.name]: ready(page(['Berry'], null), dispatched.at(-1)?.key) });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'По имени');
  expect(names()).toEqual(['Ashdown']);
  expect(screen.getByRole('link', { name: 'Показать ещё' })).toHaveAttribute(
    'href',
    '/Referees?sort=6&page=2',
  );
});

test('a list of one page has no link to a next one', async () => {
  await draw('/Referees', page(['Ashdown'], null));
  expect(names()).toEqual(['Ashdown']);
  expect(screen.queryByRole('link', { name: 'Показать ещё' })).not.toBeInTheDocument();
});

test('an empty list links to the list without the filter of assigned referees, unless that is the list', async () => {
  const { unmount } = await draw('/Referees?count=10', page([], null));
  expect(screen.getByRole('link', { name: 'Показать все' })).toHaveAttribute(
    'href',
    '/Referees?count=10&assigned=0',
  );
  unmount();
  await draw('/Referees?count=10&assigned=0', page([], null));
  expect(screen.getByText('Под эти условия судей нет')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Показать все' })).not.toBeInTheDocument();
});
