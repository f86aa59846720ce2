import type { Meta, StoryObj } from '@storybook/react';
import { aLeague, aMatch, aResultsPage } from '@tipmark/test-kit';
import { LONG } from '../../testing/stage.tsx';
import { NOW_SECONDS, resultsPage } from './results-fixture.tsx';

const running = aMatch()
  .between('Зенит', 'Спартак')
  .startingAt(NOW_SECONDS - 5_000)
  .live('67')
  .withScore(2, 1)
  .withOdds([1.45, 4.8, 8.2, 1.9, 1.9], [1.62, 4.8, 7.1, 1.9, 1.9]);
const over = aMatch()
  .between('Ладога', 'Прибой')
  .startingAt(NOW_SECONDS - 20_000)
  .finished()
  .withScore(0, 3);
const ahead = aMatch()
  .between('Кедр', 'Маяк')
  .startingAt(NOW_SECONDS + 3_600)
  .withForecast('1:0', [1.2, 0.4])
  .withUsersTip();
const league = aLeague().named('Премьер-лига').of('RU', 'Россия');
const day = aResultsPage([league.having(running, over, ahead)], { asOf: NOW_SECONDS - 4 });
const long = aResultsPage([
  aLeague()
    .named(LONG.league)
    .of('BA', 'Босния и Герцеговина')
    .having(running.between(LONG.team, LONG.other)),
]);

/** A day of results: rows under their leagues, tabs, filters, dates. */
export default {
  title: 'flows/Results',
  render: (setting) => resultsPage(setting).page,
  args: { reply: day },
} satisfies Meta<Parameters<typeof resultsPage>[0]>;
type Story = StoryObj<Parameters<typeof resultsPage>[0]>;

export const Full: Story = {};
export const English: Story = { args: { locale: 'en' } };
export const Phone: Story = { args: { isMobile: true } };
export const Loading: Story = { args: { load: { status: 'loading', key: 'day' } } };
export const Empty: Story = { args: { reply: aResultsPage([]) } };
export const EmptyWithANearestDay: Story = {
  args: { reply: aResultsPage([], { nearestMatchAt: NOW_SECONDS + 86_400 * 20 }) },
};
/** The old day stays under a line until the new one is in. */
export const Updating: Story = {
  args: { load: { status: 'loading', key: 'next', dataKey: 'day', data: day } },
};
export const NotUpdated: Story = {
  args: {
    load: {
      status: 'failed',
      key: 'next',
      dataKey: 'day',
      data: day,
      error: { status: 503, code: 'unavailable', message: '' },
    },
  },
};
export const Failed: Story = {
  args: {
    load: {
      status: 'failed',
      key: 'day',
      error: { status: 503, code: 'unavailable', message: '' },
    },
  },
};
export const Long: Story = { args: { reply: long } };
export const Dark: Story = { globals: { theme: 'dark' } };
