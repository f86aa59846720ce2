import type { EventSquad, SquadPlayer } from '@tipmark/contract';
import { playerSlug, type Sport } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { AppearanceRow } from '../events/appearance-queries.ts';
import type { LineupRow } from '../events/lineup-queries.ts';
import { playerName } from '../events/player-name.ts';
import type { SkaterRow } from '../events/skater-queries.ts';
import type { ScorerRow, SquadRow } from '../events/squad-queries.ts';
import { presentLineup } from './present-lineup.ts';

const POSITIONS = ['GK', 'DF', 'MF', 'FW'] as const;

function positionRank({ position }: SquadPlayer): number {
  return position === null ? POSITIONS.length : POSITIONS.indexOf(position);
}

/** Full years between two days, yyyy-mm-dd. */
export function yearsBetween(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

const isOf = (teamId: number, name: string) => (row: SkaterRow) =>
  row.team_id === teamId && row.player === name;

/**
 * A player without any reported events has zero counts; a goalie who did not start has no shots.
 */
function statisticsOf(row: SkaterRow | undefined) {
  const { goalie_matches: matches = 0, shots = 0, saves = 0 } = row ?? {};
  return {
    assists: row?.assists ?? 0,
    penaltyMinutes: row?.penalty_minutes ?? 0,
    ...(matches > 0 && { goalie: { matches, shots, saves } }),
  };
}

/** What a team's page adds; without a known line-up nobody's matches are counted. */
function seasonOf(player: string, appearances: readonly AppearanceRow[]): Partial<SquadPlayer> {
  const row = appearances.find((one) => one.player === player);
  const { assists = 0, yellow_cards: yellowCards = 0, red_cards: redCards = 0 } = row ?? {};
  if (appearances.every(({ matches }) => matches === 0)) return { assists, yellowCards, redCards };
  const { matches = 0, minutes = 0 } = row ?? {};
  return { matches, ...(minutes !== null && { minutes }), assists, yellowCards, redCards };
}

export interface KnownOfSquads {
  readonly sport: Sport;
  readonly squads: readonly SquadRow[];
  readonly scorers: readonly ScorerRow[];
  /** Where a sport counts them. */
  readonly skaters: readonly SkaterRow[] | undefined;
  /** Of one of the teams in the whole season; absent = not wanted. */
  readonly appearances?: readonly AppearanceRow[];
  readonly lineups: readonly LineupRow[];
  /** Of the match, yyyy-mm-dd. */
  readonly day: string;
  readonly locale: Locale;
}

/** A side's players: keepers first, then by number and name; who starts and who cannot. */
export function presentSquad(
  side: EventSquad['side'],
  teamId: number,
  known: KnownOfSquads,
): EventSquad {
  const { sport, squads, scorers, skaters, appearances, day, locale } = known;
  const goals = new Map(
    scorers.filter((row) => row.team_id === teamId).map((row) => [row.player, row.goals]),
  );
  const squad = squads.find((row) => row.team_id === teamId);
  const lineups = known.lineups.filter((row) => row.team_id === teamId);
  const players = squad?.players ?? [];
  const origin = (squad ?? lineups[0])?.origin ?? null;
  return {
    side,
    players: players
      .map((player) => ({
        name: playerName(locale, player, origin),
        link: playerSlug(player.name),
        number: player.number ?? null,
        position: player.position ?? null,
        age: player.bornOn === undefined ? null : yearsBetween(player.bornOn, day),
        club: player.club ?? null,
        goals: goals.get(player.name) ?? 0,
        ...(appearances && seasonOf(player.name, appearances)),
        ...(skaters && statisticsOf(skaters.find(isOf(teamId, player.name)))),
      }))
      .toSorted(
        (a, b) =>
          positionRank(a) - positionRank(b) ||
          (a.number ?? 100) - (b.number ?? 100) ||
          Number(a.name > b.name) - Number(a.name < b.name),
      ),
    ...presentLineup(sport, lineups, players, locale, origin),
  };
}
