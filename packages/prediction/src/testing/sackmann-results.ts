import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COURT_TYPE, type CourtType } from '@tipmark/domain';
import type { TennisResult } from '../tennis/tennis-match.ts';

const COURTS: Record<string, CourtType> = {
  Hard: COURT_TYPE.hard,
  Clay: COURT_TYPE.clay,
  Grass: COURT_TYPE.grass,
};

/**
 * Played matches of a folder of Sackmann files, the winner first. Their date is the first day of
 * the tournament, so no match uses another one of the same days.
 */
export function sackmannResults(folder: string): TennisResult[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .flatMap((name) => {
      const [head = '', ...lines] = readFileSync(path.join(folder, name), 'utf8').split(/\r?\n/);
      const names = head.split(',');
      const key = names.indexOf('tourney_id');
      const sizes = Map.groupBy(lines, (line) => line.split(',')[key] ?? '');
      return lines.flatMap((line) => {
        const cells = line.split(',');
        const row = new Map(names.map((column, index) => [column, cells[index] ?? '']));
        const isLong = (sizes.get(cells[key] ?? '')?.length ?? 0) >= 90;
        return resultOf(row, name.slice(0, 3), isLong ? 15 : 8) ?? [];
      });
    });
}

function resultOf(
  row: ReadonlyMap<string, string>,
  tour: string,
  playedWithinDays: number,
): TennisResult | undefined {
  const score = row.get('score') ?? '';
  const sets = [...score.matchAll(/(?<!\[)\b(\d+)-(\d+)/g)];
  const date = row.get('tourney_date') ?? '';
  if (sets.length === 0 || date.length !== 8) return undefined;
  const games = (side: 1 | 2) => sets.reduce((sum, set) => sum + Number(set[side]), 0);
  const rank = (name: string) => Number(row.get(name)) || null;
  return {
    id: `${tour}-${row.get('tourney_id')}-${row.get('match_num')}`,
    kickoffSeconds:
      Date.UTC(Number(date.slice(0, 4)), Number(date.slice(4, 6)) - 1, Number(date.slice(6))) /
      1_000,
    isTimeKnown: false,
    playedWithinDays,
    leagueKey: tour,
    homeKey: row.get('winner_id') ?? '',
    awayKey: row.get('loser_id') ?? '',
    court: COURTS[row.get('surface') ?? ''],
    bestOf: row.get('best_of') === '5' ? 5 : 3,
    ranks: [rank('winner_rank'), rank('loser_rank')],
    games: [games(1), games(2)],
    isFirstWin: true,
    isRetired: /RET|DEF/.test(score),
  };
}
