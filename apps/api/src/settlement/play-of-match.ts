import { type Play, SPORT } from '@tipmark/domain';
import { hockeyPlayOf } from './hockey-play.ts';
import type { PlayedMatchRow } from './settlement-queries.ts';
import { soccerPlayOf } from './soccer-play.ts';
import { tennisPlayOf } from './tennis-play.ts';

const DAY_SECONDS = 86_400;

/** What was played, as the markets of its sport see it. */
export function playOfMatch(row: PlayedMatchRow): Play {
  if (row.sport === SPORT.hockey) return hockeyPlayOf(row);
  return row.sport === SPORT.tennis ? tennisPlayOf(row) : soccerPlayOf(row);
}

/** A broken-off tennis match can go on for as long as its tournament does. */
export function isAbandoned(row: PlayedMatchRow, nowSeconds: number): boolean {
  return row.sport === SPORT.tennis && nowSeconds > row.season_ends_at + 2 * DAY_SECONDS;
}
