import type { TeamPlayer } from '@tipmark/contract';
import { playerSlug, type Sport, sportRules } from '@tipmark/domain';
import { type Locale, placeName } from '@tipmark/i18n/server';
import type { PlayedRow } from '../events/event-queries.ts';
import { playerName } from '../events/player-name.ts';
import { presentLeague, presentMatchWithLeague } from '../lists/present-leagues.ts';
import { rounded } from '../lists/rounded.ts';
import { seasonText } from '../lists/season-text.ts';
import { outcomeOf } from '../match-page/present-event.ts';
import { yearsBetween } from '../match-page/present-squads.ts';
import { presentTeam } from '../statistics/present-team.ts';
import type { findTeam } from '../teams/team-queries.ts';
import type { NamedPlayer } from './named-player.ts';
import {
  actionsOf,
  isCountedGoalie,
  type PlayerActions,
  presenceOf,
  sumOfActions,
} from './player-actions.ts';
import type { PlayedMatchRow } from './player-queries.ts';
import type { PlayerRatings } from './rate-player.ts';

/** How many of his last matches a page lists. */
export const LAST_MATCHES = 20;

export interface PlayerParts {
  readonly sport: Sport;
  readonly team: NonNullable<Awaited<ReturnType<typeof findTeam>>>;
  readonly player: NamedPlayer;
  /** Matches in which he is named, newest first. */
  readonly named: readonly PlayedMatchRow[];
  /** Matches of the newest season. */
  readonly rows: readonly PlayedRow[];
  readonly ratings: PlayerRatings;
  /** yyyy-mm-dd */
  readonly day: string;
  readonly locale: Locale;
  readonly asOf: number;
}

type Season = TeamPlayer['seasons'][number];

function seasonOf(
  { sport, ratings, locale }: PlayerParts,
  rows: readonly [PlayedMatchRow, ...PlayedMatchRow[]],
  isRated: boolean,
): Season {
  const rules = sportRules(sport);
  const [first] = rows;
  const presences = rows.map((row) => presenceOf(rules, row));
  const isKnown = rows.some(({ has_lineup }) => has_lineup);
  const inGoal = rows.filter(isCountedGoalie);
  const rated = isRated ? [...ratings.ratings.values()].filter((one) => one !== null) : [];
  const mean = rated.reduce((sum, one) => sum + one, 0) / Math.max(1, rated.length);
  return {
    season: { id: first.season_id, name: seasonText(first.season, locale) },
    league: presentLeague(first, locale),
    matches: isKnown ? presences.filter(({ isOn }) => isOn).length : null,
    minutes:
      isKnown && rules.runningMinutes !== null
        ? presences.reduce((sum, { minutes = 0 }) => sum + minutes, 0)
        : null,
    ...sumOfActions(rows.map((row): PlayerActions => actionsOf(rules, row))),
    ...(inGoal.length > 0 && {
      goalieMatches: inGoal.length,
      shutouts: inGoal.filter(({ is_shutout }) => is_shutout).length,
    }),
    rating: rated.length > 0 ? rounded(mean) : null,
    countOfRated: rated.length,
  };
}

function matchesOf({ sport, team, named, rows, ratings, locale }: PlayerParts) {
  const rules = sportRules(sport);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return named
    .flatMap((own): TeamPlayer['matches'] => {
      const row = byId.get(own.id);
      if (!row) return [];
      const goals = [row.home_score ?? 0, row.away_score ?? 0] as const;
      const [scored, conceded] = row.home_id === team.id ? goals : goals.toReversed();
      const { isOn, minutes } = presenceOf(rules, own);
      return [
        {
          ...presentMatchWithLeague(row, locale),
          outcome: outcomeOf(scored ?? 0, conceded ?? 0),
          isHome: row.home_id === team.id,
          ...actionsOf(rules, own),
          isOn,
          ...(minutes !== undefined && { minutes }),
          rating: ratings.ratings.get(own.id) ?? null,
        },
      ];
    })
    .slice(0, LAST_MATCHES);
}

/** A player of a team: who he is, his seasons, and his last matches. */
export function presentPlayer(parts: PlayerParts): TeamPlayer {
  const { team, player, named, ratings, day, locale, asOf } = parts;
  const { known, origin } = player;
  const name = playerName(locale, known, origin);
  // by rule, not as a source gives it
  const isSpelt = name !== known.name && known.nameRu === undefined;
  const seasons = [...Map.groupBy(named, ({ season_id }) => season_id).values()];
  return {
    player: {
      link: playerSlug(known.name),
      name,
      ...(isSpelt && { originalName: known.name }),
      number: known.number ?? null,
      position: known.position ?? null,
      age: known.bornOn === undefined ? null : yearsBetween(known.bornOn, day),
      club: known.club ?? null,
    },
    team: {
      ...presentTeam(team),
      countryCode: team.country_code,
      countryName: placeName(team.country_code, locale),
    },
    isSimulated: team.is_simulated,
    ...(team.attribution !== null && { attribution: team.attribution }),
    seasons: seasons.flatMap(([first, ...others], index) =>
      first ? seasonOf(parts, [first, ...others], index === 0) : [],
    ),
    matches: matchesOf(parts),
    hasShots: ratings.hasShots,
    asOf,
  };
}
