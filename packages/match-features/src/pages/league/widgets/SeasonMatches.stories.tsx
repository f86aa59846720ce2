import type { Meta, StoryObj } from '@storybook/react';
import { aMatch } from '@tipmark/test-kit';
import { LinkButton } from '@tipmark/ui-kit';
import {
  dark,
  failed,
  LONG,
  loading,
  NOW,
  onStage,
  Part,
  readerOf,
} from '../../../testing/stage.tsx';
import { SeasonMatches } from './SeasonMatches.tsx';

const prices = [1.45, 4.8, 8.2, 1.9, 1.9] as const;
const played = (home: string, away: string, score: readonly [number, number] = [2, 1]) =>
  aMatch()
    .between(home, away)
    .startingAt(NOW - 86_400)
    .finished()
    .withScore(...score)
    .withOdds([...prices])
    .buildWire();
const ahead = (home: string, away: string) =>
  aMatch()
    .between(home, away)
    .startingAt(NOW + 86_400)
    .withOdds([...prices])
    .buildWire();
const running = aMatch()
  .between('Ладога', 'Прибой')
  .startingAt(NOW - 5_000)
  .live('67')
  .withScore(0, 0)
  .buildWire();

/** Matches of a season in a table: a page of them, or the rounds of a cup under each other. */
export default {
  component: SeasonMatches,
  title: 'league/Matches and rounds',
  args: {
    title: 'Результаты',
    emptyText: 'Сыгранных матчей ещё нет',
    matches: [running, played('Зенит', 'Спартак'), played('Кедр', 'Маяк', [0, 3])],
    isPlayed: true,
    matchRoute: 'events',
    reader: readerOf(),
  },
  decorators: [onStage()],
} satisfies Meta<typeof SeasonMatches>;
type Story = StoryObj<typeof SeasonMatches>;

export const Full: Story = {};
export const English: Story = { args: { title: 'Results', reader: readerOf('en') } };
export const ToCome: Story = {
  args: {
    title: 'Матчи',
    isPlayed: false,
    matches: [ahead('Зенит', 'Маяк'), ahead('Спартак', 'Кедр')],
    children: <LinkButton href="?page=2">Показать ещё</LinkButton>,
  },
};
export const RoundsOfACup: Story = {
  render: (args) => (
    <>
      <SeasonMatches {...args} title="Финал" matches={[ahead('Зенит', 'Ладога')]} />
      <SeasonMatches
        {...args}
        title="1/2 финала"
        matches={[played('Зенит', 'Кедр', [1, 0]), played('Ладога', 'Маяк', [2, 2])]}
      />
      <SeasonMatches
        {...args}
        title="1/4 финала"
        matches={[played('Зенит', 'Спартак'), played('Кедр', 'Прибой', [3, 0])]}
      />
    </>
  ),
};
export const Empty: Story = { args: { matches: [] } };
export const Loading: Story = { render: ({ reader }) => <Part reader={reader} load={loading} /> };
export const Failed: Story = {
  render: ({ reader }) => <Part reader={reader} load={failed} failedTitle="match.matchesFailed" />,
};
export const Long: Story = {
  args: { title: LONG.league, matches: [played(LONG.team, LONG.other, [10, 11])] },
};
export const Dark: Story = { ...dark };
