import type { Meta, StoryObj } from '@storybook/react';
import {
  LeagueBar,
  MatchListSkeleton,
  MatchRow,
  matchListClass,
  rowCountClass,
} from '../../src/betting/index.ts';
import { LONG } from '../texts.ts';
import { emptyRow, finishedRow, liveRow, longRow } from './match-views.ts';

/** A league with its matches. */
export default {
  component: LeagueBar,
  subcomponents: { MatchListSkeleton },
} satisfies Meta<typeof LeagueBar>;
type Story = StoryObj<typeof LeagueBar>;

const titles = { forecast: 'Прогноз', odds: ['1', 'X', '2', 'Б', 'М'] };
const league = {
  id: 1,
  href: '#league',
  name: 'Высшая лига',
  countryCode: 'RU',
  countryName: 'Россия',
  count: '2 из 4',
  isLive: true,
};

const list = (name: string) => (
  <div className={matchListClass} data-tab="all" data-odds="1" data-forecast="1">
    <section>
      <LeagueBar
        league={{ ...league, name }}
        titles={titles}
        isOpen
        toggleLabel={`Матчи: ${name}`}
        onToggle={() => {}}
      />
      <ul className={rowCountClass(4)}>
        {[liveRow, finishedRow, emptyRow, longRow].map((match) => (
          <MatchRow key={match.id} match={match} isInNewTab={false} />
        ))}
      </ul>
    </section>
  </div>
);

export const Full: Story = { render: () => list(league.name) };
export const LongText: Story = { render: () => list(LONG.league) };
/** Its matches are collapsed, and it can be starred. */
export const FoldedWithStar: Story = {
  render: () => (
    <div className={matchListClass} data-tab="all" data-odds="1" data-forecast="1">
      <section>
        <LeagueBar
          league={{ ...league, isLive: false, count: '4', favourite: 'Избранное: Высшая лига' }}
          titles={titles}
          isOpen={false}
          toggleLabel="Матчи: Высшая лига"
          onToggle={() => {}}
        />
      </section>
    </div>
  ),
};
export const Loading: Story = { render: () => <MatchListSkeleton label="Загружаются матчи" /> };
