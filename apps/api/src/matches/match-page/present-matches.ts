import type { EventMatchList } from '@tipmark/contract';
import type { Locale } from '@tipmark/i18n/server';
import type { PlayedRow } from '../events/event-queries.ts';
import { presentMatchWithLeague } from '../lists/present-leagues.ts';
import { outcomeOf } from './present-event.ts';

function goalsOf(row: PlayedRow, teamId: number): readonly [own: number, other: number] {
  const [home, away] = [row.home_score ?? 0, row.away_score ?? 0];
  return row.home_id === teamId ? [home, away] : [away, home];
}

/** Matches with the record of one team over them. */
export function presentMatchList(
  side: EventMatchList['side'],
  teamId: number,
  rows: readonly PlayedRow[],
  locale: Locale,
): EventMatchList {
  const list: EventMatchList = {
    side,
    matches: [],
    count: rows.length,
    won: 0,
    drawn: 0,
    lost: 0,
    goalsFor: 0,
    goalsAgainst: 0,
  };
  for (const row of rows) {
    const [own, other] = goalsOf(row, teamId);
    const outcome = outcomeOf(own, other);
    list[outcome] += 1;
    list.goalsFor += own;
    list.goalsAgainst += other;
    list.matches.push({ ...presentMatchWithLeague(row, locale), outcome });
  }
  return list;
}
