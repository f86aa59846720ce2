import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import type { LiveChance } from '@tipmark/contract';
import { MATCH_STATUS } from '@tipmark/domain';
import { aMatch, anEventPage } from '@tipmark/test-kit';
import { NOW_SECONDS, renderMatch } from './match-fixture.tsx';

const outcome = (oddType: string, closing: number, percent: number) => ({
  oddType,
  first: 2,
  current: closing,
  closing,
  best: null,
  model: { percent, fairOdds: 100 / percent, valuePercent: null, claimedPercent: null },
});
const odds = [outcome('1x2.1', 2.1, 40), outcome('1x2.x', 3.4, 30), outcome('1x2.2', 3.6, 25)];
const chance: LiveChance = { percents: [12.4, 27.2, 60.4], basis: 'closing' };

const running = () =>
  aMatch()
    .withId(7)
    .withStatus(MATCH_STATUS.live)
    .startingAt(NOW_SECONDS - 4_000)
    .withScore(0, 1);

const cardOf = () => {
  const card = screen.getByRole('heading', { name: 'Честная вероятность' }).closest('section');
  return within(card ?? document.body);
};
const headings = () =>
  cardOf()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const rowsOf = () =>
  cardOf()
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('a running match shows its chances now, at closing and by the model', async () => {
  await renderMatch({ page: anEventPage(running(), { odds, chance, asOf: NOW_SECONDS }) });
  expect(headings()).toEqual(['Сейчас', 'Закрытие', 'Модель']);
  expect(rowsOf()).toEqual(['Сейчас', 'Закрытие', 'Модель']);
  expect(cardOf().getByText('60 %')).toBeInTheDocument();
  expect(cardOf().getByText(/модель от коэффициентов закрытия/)).toBeInTheDocument();
});

test('without closing odds the chances say what they are based on', async () => {
  const bare = odds.map((one) => ({ ...one, first: 2, current: null, closing: null }));
  const page = anEventPage(running(), {
    odds: bare,
    chance: { ...chance, basis: 'model' },
    asOf: NOW_SECONDS,
  });
  await renderMatch({ page });
  expect(headings()).toEqual(['Сейчас', 'Модель']);
  expect(cardOf().getByText(/от прогноза модели/)).toBeInTheDocument();
});

test('a chance that is left is not shown as none', async () => {
  const slim: LiveChance = { percents: [0.2, 3.8, 96], basis: 'closing' };
  await renderMatch({ page: anEventPage(running(), { odds, chance: slim, asOf: NOW_SECONDS }) });
  expect(cardOf().getByText(/^<\s*1/)).toBeInTheDocument();
});

test('before the start there is one line of the current prices', async () => {
  const open = odds.map((one) => ({ ...one, closing: null }));
  await renderMatch({ page: anEventPage(aMatch(), { odds: open, asOf: NOW_SECONDS }) });
  expect(cardOf().queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  expect(rowsOf()).toEqual(['Сейчас', 'Модель']);
});
