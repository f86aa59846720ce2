import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ArbitrageReply } from '@tipmark/contract';
import { barriersOf, failure, hydrated, openSite } from '../../testing/site-fixture.tsx';
import { anArbitrageReply, noArbitrages } from './arbitrage-fixture.ts';
import { arbitrages } from './screen.ts';

const open = (reply: ArbitrageReply = anArbitrageReply(), more: object = {}) =>
  openSite({
    page: arbitrages.soccer,
    address: '/arbitrage',
    isPremium: !reply.isDemo,
    api: { soccerArbitrage: () => reply },
    served: ['arbitrage', 'oddsScanner', 'events', 'login', 'premium'],
    ...more,
  });

const bets = () => screen.getByRole('table', { name: 'Вилки: ставки на все исходы рынка' });
const textOf = (element: Element | null | undefined) =>
  element?.textContent.replaceAll(/\s+/g, ' ').trim();
const rows = () => within(bets()).getAllByRole('row').map(textOf);

afterEach(() => localStorage.clear());

test('says how many markets were compared, and how fresh the prices are', async () => {
  const { container } = await open();
  const looked = textOf(container.querySelector('.looked'));
  expect(looked).toContain('Проверено 1 204 рынка в 87 матчах.');
  expect(looked).toContain('Только цены, подтверждённые за последние 15 мин.');
  expect(looked).toContain('Всего открыто 3 310 рынков');
});

test('each arbitrage has its bets with bookmaker, price, age and stake', async () => {
  await open();
  expect(rows()).toEqual(
    expect.arrayContaining(['ТБ 2.5Форпост2.0540 с4 980', 'ТМ 2.5Кварц2.036 мин5 020']),
  );
  expect(rows().some((row) => row?.includes('Кузнецы – Марисма') && row.includes('+2,0 %'))).toBe(
    true,
  );
});

test('stakes follow the amount and its rounding, which stay on the device', async () => {
  const { unmount } = await open();
  const amount = screen.getByRole('textbox', { name: 'Сумма на вилку' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '1 000');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Округлять до' }), '50');
  expect(rows()).toContain('ТБ 2.5Форпост2.0540 с500');
  expect(rows()).toContain('Итого · Останется: 151 000');
  unmount();
  await open();
  expect(screen.getByRole('textbox', { name: 'Сумма на вилку' })).toHaveValue('1 000');
  expect(rows()).toContain('ТБ 2.5Форпост2.0540 с500');
});

test('what is no amount splits nothing', async () => {
  await open();
  const amount = screen.getByRole('textbox', { name: 'Сумма на вилку' });
  await userEvent.clear(amount);
  await userEvent.type(amount, 'сто');
  expect(rows()).toContain('ТБ 2.5Форпост2.0540 с–');
});

test('a profit too wide to be real asks to check the price that explains it', async () => {
  await open();
  expect(screen.getByText(/^Проверьте цену: «П1» на 31,0 % выше линии/)).toBeVisible();
  expect(screen.getByText(/^При точном попадании в линию ставки возвращаются/)).toBeVisible();
});

test('a middle has its gap, gain, cost, chance and value', async () => {
  await open();
  const middles = screen.getByRole('table', { name: /^Коридоры/ });
  const head = textOf(within(middles).getAllByRole('rowheader')[0]);
  for (const fact of ['Ширина 1', '+81,6 %', '−9,2 %', 'Шанс по рынку 22,0 %', '+10,8 %']) {
    expect(head).toContain(fact);
  }
  expect(textOf(within(middles).getAllByRole('row').at(-1))).toBe(
    'Итого · Если не попадёт: −92810 000',
  );
});

test('without arbitrages it names the closest market', async () => {
  const { container } = await open(noArbitrages());
  const none = textOf(container.querySelector('.none'));
  expect(none).toContain('Вилок сейчас нет.');
  expect(none).toContain('Ладога – Сталь, П1: чтобы закрыть все исходы, не хватает 0,8 %.');
  expect(screen.getByText(/Коридоров, которые в среднем выигрывают, сейчас нет/)).toBeVisible();
});

test('without fresh prices it says that nothing could be compared', async () => {
  await open(noArbitrages({ countOfMarkets: 0, closest: null, closestPercent: null }));
  expect(screen.getByText(/^Сверять нечего/)).toBeVisible();
});

test('a guest sees how many there are, and the way to them', async () => {
  await open(anArbitrageReply({ arbitrages: [], middles: [], closest: null, isDemo: true }));
  expect(screen.getByText(/Сейчас вилок: 2, коридоров: 1/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('link', { name: 'О подписке' })).toHaveAttribute(
    'href',
    '/premium?source=odds-scanner&next=%2Farbitrage',
  );
});

test('a failed request can be repeated', async () => {
  let isFailing = true;
  await open(undefined, {
    api: {
      soccerArbitrage: () => {
        if (isFailing) throw failure('network');
        return anArbitrageReply();
      },
    },
  });
  expect(screen.getByText('Не удалось загрузить вилки')).toBeVisible();
  isFailing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(bets()).toBeVisible();
});

test('hydrates without a difference, also with an amount of the visitor', async () => {
  localStorage.setItem(
    '.LS_arbitrageSum',
    JSON.stringify({ value: '500', untilMs: Date.now() + 1e9 }),
  );
  const { html, complaints, container, close } = await hydrated({
    page: arbitrages.soccer,
    address: '/arbitrage',
    isPremium: true,
    api: { soccerArbitrage: () => anArbitrageReply() },
  });
  expect(html).toMatch(/4\s980/);
  expect(complaints).toEqual([]);
  expect(container.textContent).toContain('250');
  await close();
});

test.each(['ru', 'en'] as const)('has no barriers in %s', async (locale) => {
  const { container } = await open(anArbitrageReply(), { locale });
  expect(await barriersOf(container)).toEqual([]);
  if (locale === 'en') {
    const [, ...texts] = [...container.querySelectorAll('.looked, h1, h2, .facts, .note, .sum')];
    for (const text of texts) expect(text.textContent).not.toMatch(/[а-яё]/i);
  }
});
