import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { ScannerResult } from '@tipmark/contract';
import { ready, renderScreen, type ScreenSetting } from '@tipmark/match-features/testing';
import { axe } from 'jest-axe';
import { messages } from '../../messages.ts';
import { anOutcome, aScan, templatesOf } from './scanner-fixture.ts';
import { soccer } from './screen.ts';

const draw = (result: ScannerResult, more: Partial<ScreenSetting> = {}) =>
  renderScreen(
    { name: 'scanner', messages },
    {
      Screen: soccer.screen.Component,
      address: '/odds-scanner',
      served: ['events', 'login', 'premium', 'oddsScanner'],
      isPremium: true,
      loads: {
        soccerOddsScannerParameters: ready(result),
        soccerScannerTemplates: ready(templatesOf(true)),
      },
      ...more,
    },
  );

const namesOfRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.match(/П1|П2|ТБ 2\.5/)?.[0]);

test('outcomes stand in one order over all matches, or match by match', async () => {
  const { container, unmount } = await draw(aScan());
  expect(namesOfRows()).toEqual(['П2', 'П1', 'ТБ 2.5']);
  expect(screen.getByText('3 исхода')).toBeInTheDocument();
  expect(screen.getByText(/в 2 матчах/)).toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
  unmount();
  await draw(aScan(), { address: '/odds-scanner?group=1' });
  expect(namesOfRows()).toEqual(['П2', 'ТБ 2.5', 'П1']);
});

test('a row tells what the outcome cost, costs and is worth, and leads to its match', async () => {
  await draw(aScan());
  const row = screen.getByRole('row', { name: /ТБ 2\.5/ });
  expect(row).toHaveTextContent(/2\.62.*2\.25.*−10,2.%.*\+3,8.%.*4 мин назад/);
  expect(within(row).getByRole('link', { name: 'Кузнецы – Марисма' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/Events\/7-/),
  );
  expect(screen.getByText('цены на 12:00 · отставание 8 с')).toBeInTheDocument();
});

test('a price nobody confirmed for hours is marked', async () => {
  const { asOf } = aScan();
  const [match] = aScan().matches;
  const old = anOutcome({ confirmedAt: asOf - 3 * 3_600 });
  await draw(aScan({ matches: match ? [{ ...match, outcomes: [old] }] : [] }));
  expect(screen.getByText('цену не подтверждали: 3 ч назад')).toBeInTheDocument();
});

test('without a subscription it is a demo: locked templates stay, with the reason', async () => {
  const { container } = await draw(aScan({ isDemo: true, lagMs: 900_000 }), {
    isPremium: false,
    loads: {
      soccerOddsScannerParameters: ready(aScan({ isDemo: true, lagMs: 900_000 })),
      soccerScannerTemplates: ready(templatesOf(false)),
    },
  });
  expect(screen.getByRole('link', { name: 'Готовый 1' })).toHaveAttribute('aria-current', 'true');
  const locked = screen.getByRole('link', { name: 'Готовый 4' });
  expect(locked).toHaveAttribute('href', '/premium?source=odds-scanner');
  expect(locked).toHaveAccessibleDescription(/открыты по подписке/);
  expect(screen.getByRole('region', { name: 'Демо.' })).toHaveTextContent(/15-минутной давности/);
  expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute(
    'href',
    '/login?source=odds-scanner&next=%2Fodds-scanner',
  );
  expect((await axe(container)).violations).toEqual([]);
});

test('where nothing is found the page says so and leads to the first template', async () => {
  await draw(aScan({ matches: [], countOfOutcomes: 0, countOfMatches: 0 }), {
    address: '/odds-scanner?template=4',
  });
  expect(screen.getByText(/не подходит ни один исход/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'К первому шаблону' })).toHaveAttribute(
    'href',
    '/odds-scanner',
  );
});

test('what could not be loaded can be asked for again', async () => {
  const { dispatched } = await draw(aScan(), {
    loads: {
      soccerOddsScannerParameters: {
        status: 'failed',
        key: 'k',
        error: { status: 0, code: 'network', message: '' },
      },
    } as never,
  });
  expect(screen.getByText('Не удалось загрузить сканер')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(dispatched).toContainEqual(
    expect.objectContaining({
      type: 'soccerOddsScannerParameters/requested',
      request: { body: { templateId: 0 } },
    }),
  );
});
