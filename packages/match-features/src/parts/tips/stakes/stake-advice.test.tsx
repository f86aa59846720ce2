import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PLAY_LIMITS_STORED } from '@tipmark/remote-kit/storage';
import { axe } from 'jest-axe';
import type { ComponentType, ReactElement } from 'react';
import { onStage, readerOf } from '../../../testing/stage.tsx';
import type { StakeAdviceProps } from './StakeAdvice.tsx';
import { StakeSlot } from './StakeSlot.tsx';

const outcomes = (odds: readonly number[], shares: readonly number[]) =>
  ['1x2.1', '1x2.x', '1x2.2'].map((oddType, index) => ({
    oddType,
    name: ['П1', 'Ничья', 'П2'][index] ?? '',
    probability: shares[index],
    odds: odds[index],
  }));

const ORDINARY = outcomes([2.1, 3.1, 3.7], [0.45, 0.3, 0.25]);
const GOOD = outcomes([1.9, 3.1, 4.3], [0.45, 0.3, 0.25]);

/** The calculator on a page of its own. */
function drawn(known: Partial<StakeAdviceProps> = {}, locale: 'ru' | 'en' = 'ru') {
  const props = { outcomes: ORDINARY, oddType: '1x2.1', reader: readerOf(locale), ...known };
  const stage = onStage({ locale, served: ['responsiblePlay'] }) as unknown as (
    Story: ComponentType,
    context: { readonly parameters: object },
  ) => ReactElement;
  return render(stage(() => <StakeSlot {...props} />, { parameters: {} }));
}

async function shown(known: Partial<StakeAdviceProps> = {}, locale: 'ru' | 'en' = 'ru') {
  const { container, unmount } = drawn(known, locale);
  const region = await screen.findByRole('region', {
    name: locale === 'ru' ? 'Калькулятор ставки' : 'Stake calculator',
  });
  return { container, unmount, element: region, region: within(region) };
}

afterEach(() => localStorage.clear());

it('usually advises nothing, and says why', async () => {
  const { region } = await shown();
  expect(region.getByText('0 %')).toBeVisible();
  expect(
    region.getByText(
      'Не ставить: справедливый коэффициент 2.22, а за 2.10 такая ставка в среднем теряет 5,5 %.',
    ),
  ).toBeVisible();
  expect(region.getByText('По этим ценам ни один исход рынка ставки не стоит.')).toBeVisible();
});

it('a price above the fair one gets a share of the bank, and an amount once the bank is known', async () => {
  const { region } = await shown({ outcomes: GOOD, oddType: '1x2.2' });
  // of 7.5 % three are believed: f = .0091, k = .108
  expect(region.getAllByText('0,02 %')).toHaveLength(2);
  await userEvent.type(region.getByRole('textbox', { name: 'Банк' }), '40 000');
  expect(region.getAllByText(/^0,02 % · 9,86$/)).toHaveLength(2);
  expect(
    region.getByText(/Цена обещает \+7,5 %, правдоподобна половина.*ошибаться на 2 п\. п\./),
  ).toBeVisible();
});

it('the bank and the boldness stay on the device', async () => {
  const first = await shown({ outcomes: GOOD, oddType: '1x2.2' });
  await userEvent.type(first.region.getByRole('textbox', { name: 'Банк' }), '1000');
  await userEvent.click(first.region.getByRole('radio', { name: 'Половина' }));
  expect(first.region.getByText(/упадёт вдвое, — 13 %; рост банка — 75 %/)).toBeVisible();
  first.unmount();
  const again = await shown({ outcomes: GOOD, oddType: '1x2.2' });
  expect(again.region.getByRole('textbox', { name: 'Банк' })).toHaveValue('1000');
  expect(again.region.getByRole('radio', { name: 'Половина' })).toBeChecked();
});

it.each([
  ['Полная', '50 %', '100 %'],
  ['Четверть', '0,8 %', '44 %'],
])('%s: the chance to fall to half is %s, growth kept %s', async (part, half, growth) => {
  const { region } = await shown();
  await userEvent.click(region.getByRole('radio', { name: part }));
  expect(
    region.getByText(new RegExp(`упадёт вдвое, — ${half}; рост банка — ${growth} от полного`)),
  ).toBeVisible();
});

it('the price can be that of another bookmaker', async () => {
  const { region } = await shown();
  const price = region.getByRole('textbox', { name: 'Коэффициент' });
  await userEvent.clear(price);
  expect(region.getByText(/Укажите коэффициент вашего букмекера/)).toBeVisible();
  await userEvent.type(price, '2,40');
  expect(region.getByText('+3,0 %')).toBeVisible();
  await userEvent.clear(price);
  await userEvent.type(price, '2.9');
  expect(region.getByText(/^Цена обещает \+30,5 %: чаще это ошибка/)).toBeVisible();
});

it('Enter in its fields does not send the form around it', async () => {
  const { region } = await shown();
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  fireEvent(region.getByRole('textbox', { name: 'Банк' }), enter);
  expect(enter.defaultPrevented).toBe(true);
});

it('stakes on several outcomes of a market depend on each other', async () => {
  const { region } = await shown({
    outcomes: outcomes([2.4, 3.6, 3.2], [0.45, 0.3, 0.25]),
  });
  const table = within(region.getByRole('table'));
  expect(table.getAllByRole('row')).toHaveLength(4);
  expect(table.getByRole('row', { name: /П2/ }).textContent).toMatch(/3\.200\s%$/);
});

it.each([
  ['limits their time', () => localStorage.setItem(PLAY_LIMITS_STORED.times, '{"dayMinutes":60}')],
  [
    'paused promotions',
    () => {
      document.cookie = `${PLAY_LIMITS_STORED.rest}=9999999999`;
    },
  ],
])('a visitor who %s gets no advice', async (_who, limit) => {
  limit();
  const { region } = await shown({ outcomes: GOOD, oddType: '1x2.2' });
  expect(region.getByText(/Вы ограничили себя на этом устройстве/)).toBeVisible();
  expect(region.queryByRole('textbox')).toBeNull();
  document.cookie = `${PLAY_LIMITS_STORED.rest}=; max-age=0`;
});

it('folded, its title has the result', async () => {
  const { container } = drawn({ isFolded: true });
  await screen.findByText('Калькулятор ставки');
  const details = container.querySelector('details');
  expect(details?.open).toBe(false);
  expect(details?.querySelector('summary')?.textContent).toMatch(/ 0\s% банка$/);
  expect(screen.queryByRole('textbox')).toBeNull();
  if (details) {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  }
  expect(screen.getByText(/^Не ставить/)).toBeVisible();
});

it.each(['ru', 'en'] as const)('has no barriers in %s, and one language', async (locale) => {
  const { container, element } = await shown({ outcomes: GOOD, oddType: '1x2.2' }, locale);
  const { violations } = await axe(container);
  expect(violations.map(({ id }) => id)).toEqual([]);
  if (locale === 'en') {
    expect(element.textContent.replaceAll(/П\d|Ничья/g, '')).not.toMatch(/[а-яё]/i);
  }
});
