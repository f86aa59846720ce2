import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SPORT } from '@tipmark/domain';
import { ready, renderScreen } from '@tipmark/match-features/testing';
import { dropsMessages } from '../../messages.ts';
import { remoteWith } from '../../testing/messages-with.ts';
import { barriersOf } from '../../testing/site-fixture.tsx';
import { dropsParams, dropsRequest, readDropsView } from './drops-address.ts';
import { delayedFalls, someFalls } from './drops-fixture.ts';
import { drops } from './screen.ts';

const scanner = remoteWith(dropsMessages);

const draw = (
  data: object | undefined,
  { search = '', locale = 'ru' as 'ru' | 'en', isPremium = true } = {},
) =>
  renderScreen(scanner, {
    Screen: drops.soccer.screen.Component,
    address: `${locale === 'en' ? '/en' : ''}/dropping-odds${search}`,
    locale,
    isPremium,
    served: ['events', 'oddsScanner', 'premium', 'login', 'droppingOdds'],
    loads: {
      soccerDroppingOdds: data ? ready(data) : { status: 'loading', key: 'k' },
    },
  });

const rowsOf = () => screen.getAllByRole('row').slice(1);

describe('falling odds', () => {
  test('a row has the prices, the change, the best bookmaker and how fresh it is', async () => {
    const { container } = await draw(someFalls());
    const [first, second] = rowsOf();
    expect(first).toHaveTextContent(/Кузнецы – Марисма.*П2.*2\.70.*2\.62.*2\.25.*[−-]14,1\s%/);
    expect(first).toHaveTextContent(/2\.29 Форпост4 мин$/);
    expect(second).toHaveTextContent(/Полюс – Соколы.*[−-]12,8\s%.*сверен 3 ч назад, 50 мин$/);
    const link = within(first as HTMLElement).getByRole('link', { name: 'Кузнецы – Марисма' });
    expect(link.getAttribute('href')).toMatch(/^\/Events\/7-.*tab=odds&outcome=1x2\.2$/);
    expect(await barriersOf(container)).toEqual([]);
  });

  test('without a subscription prices are marked as delayed, and no best price is shown', async () => {
    await draw(delayedFalls(), { isPremium: false });
    expect(screen.getByText('Цены 15-минутной давности.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'О подписке' })).toHaveAttribute(
      'href',
      '/premium?source=dropping-odds&next=%2Fdropping-odds',
    );
    expect(screen.queryByRole('columnheader', { name: 'Лучшая цена' })).toBeNull();
    expect(rowsOf()).toHaveLength(3);
    expect(rowsOf()[0]).not.toHaveTextContent('Форпост');
  });

  test('the latest changes come first when asked', async () => {
    await draw(someFalls(), { search: '?sort=5' });
    const names = rowsOf().map((row) => within(row).getByRole('link').textContent);
    expect(names).toEqual(['Кузнецы – Марисма', 'Кузнецы – Марисма', 'Полюс – Соколы']);
  });

  test('another period, market or least fall is an address; a changed one starts at page 1', async () => {
    await draw(someFalls(), { search: '?change=10&page=2' });
    expect(screen.getByRole('link', { name: 'За 6 часов' })).toHaveAttribute(
      'href',
      '/dropping-odds?hours=6&change=10',
    );
    const [market] = screen.getAllByRole('combobox', { name: 'Рынок' });
    await userEvent.selectOptions(market as HTMLElement, 'Тоталы (1)');
    expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent(
      '/dropping-odds?change=10&outcome=3',
    );
  });

  test('without scripts the conditions are a form that keeps period and order', async () => {
    const { container } = await draw(someFalls(), { search: '?hours=1&sort=5' });
    const form = container.querySelector('form[action="/dropping-odds"]');
    expect(form).toHaveFormValues({
      hours: '1',
      sort: '5',
      change: '5',
      outcome: '0',
      league: '0',
    });
  });

  test('says that nothing fell, in English too', async () => {
    await draw(
      someFalls({ matches: [], leagueChoices: [], countOfOutcomes: 0, countOfMatches: 0 }),
      { locale: 'en' },
    );
    expect(screen.getByText('No odds fell like this within 24 hours')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/[а-яё]/i);
  });
});

describe('the address', () => {
  const read = (search: string) => readDropsView(new URLSearchParams(search), SPORT.soccer);

  test.each(['', 'hours=6&change=10&league=5&outcome=3&min=1.5&max=3&sort=5&page=2'])(
    '%p is read and written alike',
    (search) => {
      const params = Object.entries(dropsParams(read(search)))
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, String(value)]);
      expect(new URLSearchParams(params).toString()).toBe(search);
    },
  );

  test('anything unknown is the default', () => {
    expect(read('hours=5&change=99&league=x&outcome=11&min=a&sort=2&page=0')).toEqual(read(''));
    expect(dropsRequest(read(''))).toEqual({ query: { hours: 24, change: 5, sort: 1 } });
  });

  test('crossed bounds of the price are swapped', () => {
    expect(read('min=3&max=1.5')).toMatchObject({ minOdds: 1.5, maxOdds: 3 });
  });
});
