import type { FeedRecord } from '@tipmark/contract/feed';
import { dayOfMatches } from './day-of-matches.ts';

/** Leagues of the other days have other numbers. */
const LEAGUE = 400;
const LIVE_STATES = ['1H:37', 'HT', '2H:90+4'];
const NOT_BEGUN = 2;

/** A day of ten matches: some running, some without a result, the others over. */
export function dayOfStates(noon: number): FeedRecord[] {
  const records = dayOfMatches({ noon, leagues: 1, firstLeague: LEAGUE });
  const open = LIVE_STATES.length + NOT_BEGUN;
  const isOpen = (key: string) => Number(key.split('-').at(-1)) < open;
  const over = records.filter((record) => record.kind !== 'score' || !isOpen(record.matchKey));
  return [...over, ...LIVE_STATES.map(running)];
}

const running = (liveState: string, index: number): FeedRecord => ({
  kind: 'score',
  source: 'bench',
  matchKey: `match-${LEAGUE}-${index}`,
  seq: 2,
  status: 2,
  liveState,
  score: { home: index, away: 1, periods: [[0, 0]], redCards: [index, 0] },
});
