import type { StatisticsRecord, TeamStatistics } from '@tipmark/contract/feed';
import { tableOf } from '@tipmark/domain';
import type { Draft } from '../parts/draft.ts';
import { shotsThatFit } from '../parts/shots-that-fit.ts';
import { countOf, listOf, numberOf, reach, textOf } from '../values/soft.ts';
import { type OfFixture, sideOf } from './events.ts';
import { SOURCE } from './source.ts';

/** Statistics the feed has, by the provider's names in lower case. */
const STATISTICS = tableOf<keyof TeamStatistics>({
  'total shots': 'shots',
  'shots on goal': 'shotsOnTarget',
  fouls: 'fouls',
  'corner kicks': 'corners',
  'yellow cards': 'yellowCards',
  'red cards': 'redCards',
  'ball possession': 'possession',
  expected_goals: 'expectedGoals',
});

/** Fields of a team: the whole match, and its halves where they were asked for. */
const WHOLE = 'statistics';
const HALVES = ['statistics_1h', 'statistics_2h'] as const;

/** Statistics of a fixture; those of one team alone would say that the other has none. */
export function readStatistics(
  draft: Draft,
  path: string,
  rows: readonly unknown[],
  { key, seq, sides, clock }: OfFixture,
): void {
  const teams = new Map(rows.map((row) => [sideOf(sides, reach(row, 'team', 'id')), row] as const));
  const [home, away] = [teams.get('home'), teams.get('away')];
  if (home === undefined || away === undefined) {
    if (rows.length > 0) draft.leave(path, 'statistics of one team alone; ask for both');
    return;
  }
  const whole = {
    home: statisticsOf(draft, path, home, WHOLE),
    away: statisticsOf(draft, path, away, WHOLE),
  };
  if (isEmpty(whole.home) && isEmpty(whole.away)) return;
  const record: StatisticsRecord = {
    kind: 'statistics',
    source: SOURCE,
    matchKey: key,
    seq,
    ...clock,
    ...whole,
  };
  const parts = HALVES.map((half) => ({
    home: statisticsOf(draft, path, home, half),
    away: statisticsOf(draft, path, away, half),
  }));
  const played = parts.filter((part) => !isEmpty(part.home) || !isEmpty(part.away));
  draft.add(path, played.length === 0 ? record : { ...record, parts: played });
}

const isEmpty = (statistics: TeamStatistics): boolean => Object.keys(statistics).length === 0;

function statisticsOf(draft: Draft, path: string, row: unknown, field: string): TeamStatistics {
  const statistics: Partial<Record<keyof TeamStatistics, number>> = {};
  for (const statistic of listOf(reach(row, field))) {
    const name = STATISTICS[textOf(reach(statistic, 'type'))?.toLowerCase() ?? ''];
    const value = reach(statistic, 'value');
    const number = name === undefined ? undefined : numberIn(name, value);
    if (name !== undefined && number !== undefined) statistics[name] = number;
  }
  return shotsThatFit(draft, path, statistics);
}

/** Values are numbers, texts of numbers, `32%` or null. */
function numberIn(name: keyof TeamStatistics, value: unknown): number | undefined {
  if (name !== 'possession' && name !== 'expectedGoals') return countOf(value);
  const number = numberOf(value);
  const most = name === 'possession' ? 100 : 30;
  return number !== undefined && number >= 0 && number <= most ? number : undefined;
}
