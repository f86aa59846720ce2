import type { Meta, StoryObj } from '@storybook/react';
import {
  EarnedBadge,
  FormBadges,
  FreshStamp,
  OutcomeBadge,
  PastMatchRow,
  PriceMovement,
  pastMatchListClass,
} from '../../src/betting/index.ts';
import { LONG } from '../texts.ts';

/** The small marks of rows and heads. */
export default {
  component: FormBadges,
  subcomponents: { EarnedBadge, FreshStamp, OutcomeBadge, PastMatchRow, PriceMovement },
} satisfies Meta<typeof FormBadges>;
type Story = StoryObj<typeof FormBadges>;

const past = {
  id: 1,
  href: '#past',
  date: '14 ноя',
  league: 'Высшая лига',
  home: 'Ладога',
  away: 'Сталь',
  winner: 'home' as const,
  score: '2:1',
  outcome: 'won' as const,
  letter: 'В',
  word: 'победа',
};

export const Form: Story = {
  args: {
    label: 'Форма: победа, ничья, поражение',
    matches: [
      { key: 'a', outcome: 'won', letter: 'В', title: '2:1 Спартак, 14 ноября 2026' },
      { key: 'b', outcome: 'drawn', letter: 'Н' },
      { key: 'c', outcome: 'lost', letter: 'П' },
    ],
  },
};
export const Outcomes: Story = {
  render: () => (
    <p>
      <OutcomeBadge outcome="won" letter="В" />
      <OutcomeBadge outcome="drawn" letter="Н" />
      <OutcomeBadge outcome="lost" letter="П" />
      <EarnedBadge text="CLV в плюсе" title="Средний CLV за 90 дней выше нуля" />
    </p>
  ),
};
export const Movements: Story = {
  render: () => (
    <p>
      <PriceMovement direction="up" text="+12,0 %" />
      <PriceMovement direction="down" text="−38,0 %" />
      <PriceMovement text="0,0 %" />
    </p>
  ),
};
export const Fresh: Story = {
  render: () => <FreshStamp text="обновлено 4 с назад" isStale={false} />,
};
export const Stale: Story = { render: () => <FreshStamp text="обновлено 2 мин назад" isStale /> };
export const PastMatches: Story = {
  render: () => (
    <ul className={pastMatchListClass}>
      <PastMatchRow match={past} />
      <PastMatchRow match={{ ...past, id: 2, outcome: 'lost', letter: 'П', word: 'поражение' }} />
    </ul>
  ),
};
export const LongText: Story = {
  render: () => (
    <ul className={pastMatchListClass}>
      <PastMatchRow match={{ ...past, league: LONG.league, home: LONG.word, away: LONG.team }} />
    </ul>
  ),
};
