import type { EventSquad } from '@tipmark/contract';
import { type Sport, sportRules } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { utcDayOf } from '../../platform/cache/topics.ts';
import type { Db } from '../../platform/database/connect.ts';
import { findAppearances } from '../events/appearance-queries.ts';
import { findLineups } from '../events/lineup-queries.ts';
import { findSkaters } from '../events/skater-queries.ts';
import { findScorers, findSquads } from '../events/squad-queries.ts';
import { presentSquad } from '../match-page/present-squads.ts';

interface SquadRequest {
  readonly db: Db;
  readonly sport: Sport;
  readonly nowSeconds: number;
  readonly locale: Locale;
  readonly teamId: number;
}

/** What a squad costs. */
export const squadStatements = (sport: Sport): number => (sportRules(sport).hasGoalies ? 5 : 4);

/** A team's players in the season of one of its matches, and who cannot play in that match. */
export async function findSquad(
  { db, sport, teamId, nowSeconds, locale }: SquadRequest,
  matchId: number,
): Promise<Pick<EventSquad, 'players' | 'absent'>> {
  const { hasGoalies, runningMinutes, score } = sportRules(sport);
  const minutes = runningMinutes === null ? null : runningMinutes * score.regularParts;
  const [squads, scorers, lineups, appearances, skaters] = await Promise.all([
    findSquads(db, matchId),
    findScorers(db, matchId, 'whole'),
    findLineups(db, matchId),
    findAppearances(db, { matchId, teamId, minutes }),
    hasGoalies ? findSkaters(db, matchId, 'whole') : undefined,
  ]);
  const day = utcDayOf(nowSeconds);
  return presentSquad('home', teamId, {
    sport,
    squads,
    scorers,
    skaters,
    appearances,
    lineups,
    day,
    locale,
  });
}
