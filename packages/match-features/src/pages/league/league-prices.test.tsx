import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LeaguePage } from '@tipmark/contract';
import { MATCH_STATUS } from '@tipmark/domain';
import { aMatch, anOddsHistory } from '@tipmark/test-kit';
import { axe } from 'jest-axe';
import { gameWithPrices, ready, renderGame, rowOddsHistory } from '../../testing/game-fixture.tsx';
import { createLeaguePage } from './create-league-page.tsx';
import { options } from './league-fixture.tsx';
import { page } from './league-page-fixture.ts';

const priced = aMatch().withId(7).between('Zenit', 'Akron').withOdds([1.45, 4.8, 8.2]);
const ahead = priced.withStatus(MATCH_STATUS.scheduled).buildWire();
const played = priced.withId(8).finished().withScore(2, 1).buildWire();
const priceless = aMatch().withId(9).between('Ladoga', 'Priboy').buildWire();

const { screen: league } = createLeaguePage({ ...options, sport: gameWithPrices });

const show = (lists: Partial<LeaguePage>) =>
  renderGame({
    Screen: league.Component,
    address: '/Tournaments/7-rpl?tab=matches',
    loads: { [options.load.name]: ready({ ...page, ...lists }) },
  });
const showPriced = () =>
  show({
    fixtures: { matches: [ahead, priceless], lastMatchId: null },
    results: { matches: [played], lastMatchId: null },
  });
const prices = () => screen.getAllByRole('link', { name: 'Коэффициенты: Zenit – Akron' });
const sheet = () => screen.findByRole('dialog', { name: 'Zenit – Akron' });

test('prices of a match link to their history; without prices there is no link', async () => {
  const { container } = await showPriced();
  expect(prices().map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/Events\/7-[^?]+\?tab=odds$/),
    expect.stringMatching(/^\/Events\/8-[^?]+\?tab=odds$/),
  ]);
  expect(screen.queryByRole('link', { name: /Коэффициенты: Ladoga/ })).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('a click on prices opens a sheet; a tip is offered only before the start', async () => {
  const { dispatched, answer } = await showPriced();
  const [next, last] = prices();
  if (!next || !last) throw new Error('two links');
  await userEvent.click(next);
  await sheet();
  const requested = dispatched.at(-1);
  expect(requested).toMatchObject({ load: rowOddsHistory.name });
  answer({ [rowOddsHistory.name]: ready(anOddsHistory(), requested?.key) });
  expect(within(await sheet()).getAllByRole('link', { name: /^Прогноз/ })).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await userEvent.click(last);
  const other = dispatched.at(-1);
  answer({ [rowOddsHistory.name]: ready(anOddsHistory(), other?.key) });
  const opened = await sheet();
  expect(within(opened).getAllByRole('listitem')).toHaveLength(3);
  expect(within(opened).queryByRole('link', { name: /^Прогноз/ })).not.toBeInTheDocument();
});

test('a match in play is listed with its score among upcoming ones', async () => {
  const running = aMatch().between('Zenit', 'Akron').live('67').withScore(1, 0).buildWire();
  await show({ fixtures: { matches: [running], lastMatchId: null } });
  expect(screen.getByRole('row', { name: /Zenit – Akron сейчас в игре ?, 1:0/ })).toBeVisible();
});
