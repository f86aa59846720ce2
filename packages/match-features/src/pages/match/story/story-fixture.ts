import type { EventStory, MatchEvent, MatchListItem, StoryShot } from '@tipmark/contract';
import { MATCH_STATUS, momentumBars, momentumLine, SPORT, storyRules } from '@tipmark/domain';

export const storyEvent = (
  type: MatchEvent['type'],
  side: MatchEvent['side'],
  minute: number,
  known: Partial<MatchEvent> = {},
): MatchEvent => ({
  type,
  side,
  minute,
  stoppage: null,
  second: null,
  player: 'Николай Кольцов',
  relatedPlayer: null,
  ...known,
});

export const storyEvents: MatchEvent[] = [
  storyEvent('goal', 'away', 17, { player: 'Кирилл Арсеньев', relatedPlayer: 'Тимур Юсупов' }),
  storyEvent('goal', 'home', 38, { player: 'Артём Белозёров' }),
  storyEvent('goal', 'home', 59),
  storyEvent('penalty_goal', 'home', 84, { player: 'Валерий Шубин' }),
];

type Taken = readonly [minute: number, side: StoryShot['side'], outcome: StoryShot['outcome']];

const taken = (
  [minute, side, outcome]: Taken,
  location: StoryShot['place'],
  more: Partial<StoryShot> = {},
): StoryShot => ({
  minute,
  stoppage: null,
  second: null,
  at: minute,
  side,
  outcome,
  player: 'Николай Кольцов',
  expectedGoals: null,
  place: location,
  ...more,
});

export const storyShots: StoryShot[] = [
  taken([5, 'home', 'off_target'], [22, 6], { expectedGoals: 0.04 }),
  taken([17, 'away', 'goal'], [8, -2], { player: 'Кирилл Арсеньев', expectedGoals: 0.29 }),
  taken([22, 'away', 'blocked'], [18, 10], { expectedGoals: 0.06 }),
  taken([38, 'home', 'goal'], [7, 4], { player: 'Артём Белозёров', expectedGoals: 0.31 }),
  taken([44, 'away', 'off_target'], [9, 0], { expectedGoals: 0.14, body: 'head' }),
  taken([51, 'home', 'on_target'], [14, -7], { expectedGoals: 0.12, situation: 'corner' }),
  taken([59, 'home', 'goal'], [6, -3], { expectedGoals: 0.34 }),
  taken([84, 'home', 'goal'], [11, 0], {
    player: 'Валерий Шубин',
    expectedGoals: 0.77,
    situation: 'penalty',
  }),
];

const rules = storyRules(SPORT.soccer);
const pressures = storyShots.map(({ at, side, outcome, situation, expectedGoals }) => ({
  at,
  side,
  weight: rules?.momentum.shot({ outcome, situation }, expectedGoals ?? undefined) ?? 0,
}));

const rated = (name: string, rating: number | null, more = {}) => ({
  name,
  number: 10,
  position: 'FW' as const,
  rating,
  goals: 0,
  assists: 0,
  yellow: false,
  red: false,
  ownGoals: 0,
  ...more,
});

/** A match with everything a source can report. */
export const wholeStory: EventStory = {
  link: '1-ladoga-polyus',
  until: 94,
  momentum: {
    bars: momentumBars(pressures, 94),
    line: momentumLine(pressures, 94, rules?.momentum as never).map(Math.round),
  },
  shots: storyShots,
  expectedGoals: { whole: [1.58, 0.49], parts: [] },
  ratings: {
    hasShots: true,
    home: [
      rated('Николай Кольцов', 8.6, { goals: 1, assists: 1 }),
      rated('Артём Белозёров', 7.4, { goals: 1, number: 9 }),
      rated('Валерий Шубин', 6.9, { goals: 1, from: 75, number: null }),
      rated('Максим Зуев', null, { from: 88, number: 17 }),
    ],
    away: [
      rated('Кирилл Арсеньев', 7.2, { goals: 1 }),
      rated('Тимур Юсупов', 5.1, { assists: 1, yellow: true, red: true, to: 71 }),
    ],
  },
  asOf: 0,
};

export const storyMatch = (
  home: number,
  away: number,
  { names = ['Ладога-Порт', 'Полюс Мурманск'], status = MATCH_STATUS.finished as number } = {},
) =>
  ({
    matchId: 2,
    status,
    home: { name: names[0], score: home },
    away: { name: names[1], score: away },
  }) as Pick<MatchListItem, 'matchId' | 'home' | 'away' | 'status'>;
