import { DAY_SECONDS, type Play, SPORT, type Sport, sportRules } from '@tipmark/domain';
import { hockeyPlayOf } from './hockey-play.ts';
import type { PlayedMatchRow } from './played-match-row.ts';
import { soccerPlayOf } from './soccer-play.ts';
import { tennisPlayOf } from './tennis-play.ts';

const PLAYS: Readonly<Record<Sport, (row: PlayedMatchRow) => Play>> = {
  [SPORT.soccer]: soccerPlayOf,
  [SPORT.hockey]: hockeyPlayOf,
  [SPORT.tennis]: tennisPlayOf,
};

/** What was played, as the markets of its sport see it. */
export function playOfMatch(row: PlayedMatchRow): Play {
  return PLAYS[row.sport as Sport](row);
}

/** An abandoned match of a tournament can be resumed for the length of its tournament. */
export function isAbandoned(row: PlayedMatchRow, nowSeconds: number): boolean {
  const { waitsForTournament } = sportRules(row.sport).settlement;
  return waitsForTournament && nowSeconds > row.season_ends_at + 2 * DAY_SECONDS;
}
