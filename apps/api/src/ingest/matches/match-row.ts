import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import type { Selectable } from 'kysely';
import type { MatchesTable } from '../../platform/database/match-tables.ts';
import type { MatchState } from './match-state.ts';

/** Columns of `matches` in the order they are written, with their types inside a recordset. */
export const MATCH_COLUMNS = [
  'id int',
  'sport int',
  'league_id int',
  'season_id int',
  'home_id int',
  'away_id int',
  'leg int',
  'bucket int',
  'slug text',
  'referee_id int',
  'round text',
  'is_friendly boolean',
  'is_play_off boolean',
  'starts_at double precision',
  'is_time_known boolean',
  'is_day_known boolean',
  'status int',
  'live_state text',
  'second_line text',
  'home_score int',
  'away_score int',
  'home_periods int[]',
  'away_periods int[]',
  'home_extra int',
  'away_extra int',
  'home_penalties int',
  'away_penalties int',
  'home_red_cards int',
  'away_red_cards int',
  'court int',
  'best_of int',
  'home_rank int',
  'away_rank int',
  'advancing int',
  'home_tie_breaks int[]',
  'away_tie_breaks int[]',
  'home_seed int',
  'away_seed int',
  'home_entry text',
  'away_entry text',
  'draw_position int',
  'home_points text',
  'away_points text',
  'serving int',
  'played_minutes int',
  'forecast_home real',
  'forecast_away real',
  'forecast_score text',
  'odds_first int[]',
  'odds_current int[]',
  'odds_closing int[]',
  'odds_changed_at double precision',
  'began_at double precision',
  'listed_market text',
  'listed_total double precision',
  'listed_first int[]',
  'listed_current int[]',
  'listed_closing int[]',
] as const;

type NameOf<Column> = Column extends `${infer Name} ${string}` ? Name : never;
type ColumnName = NameOf<(typeof MATCH_COLUMNS)[number]>;
type InSeconds<Value> = Value extends Date ? number : Value;

/** A row of `matches` with its times as unix seconds. */
export type MatchRow = {
  [Name in ColumnName]: InSeconds<Selectable<MatchesTable>[Name]>;
};

export function toMatchRow(match: MatchState): MatchRow {
  const isLive = match.status === MATCH_STATUS.live;
  return {
    id: match.id,
    sport: match.sport,
    league_id: match.leagueId,
    season_id: match.seasonId,
    home_id: match.homeId,
    away_id: match.awayId,
    leg: match.leg,
    bucket: match.bucket,
    slug: match.slug,
    referee_id: match.refereeId,
    round: match.round,
    is_friendly: match.isFriendly,
    is_play_off: match.isPlayOff,
    starts_at: match.startsAt,
    is_time_known: match.isTimeKnown,
    is_day_known: match.isDayKnown,
    status: match.status,
    live_state: isLive ? match.liveState : null,
    second_line: isLive ? match.secondLine : null,
    home_score: match.score?.[0] ?? null,
    away_score: match.score?.[1] ?? null,
    home_periods: match.periods?.map(([home]) => home) ?? null,
    away_periods: match.periods?.map(([, away]) => away) ?? null,
    home_extra: match.extra?.[0] ?? null,
    away_extra: match.extra?.[1] ?? null,
    home_penalties: match.penalties?.[0] ?? null,
    away_penalties: match.penalties?.[1] ?? null,
    home_red_cards: match.redCards?.[0] ?? null,
    away_red_cards: match.redCards?.[1] ?? null,
    court: match.court,
    best_of: match.bestOf,
    home_rank: match.ranks[0],
    away_rank: match.ranks[1],
    advancing: match.advancing,
    home_tie_breaks: match.tieBreaks?.map((points) => points?.[0] ?? null) ?? null,
    away_tie_breaks: match.tieBreaks?.map((points) => points?.[1] ?? null) ?? null,
    home_seed: match.seeds[0],
    away_seed: match.seeds[1],
    home_entry: match.entries[0],
    away_entry: match.entries[1],
    draw_position: match.drawPosition,
    home_points: isLive ? (match.points?.[0] ?? null) : null,
    away_points: isLive ? (match.points?.[1] ?? null) : null,
    serving: isLive ? match.serving : null,
    played_minutes: match.playedMinutes,
    forecast_home: match.forecastScores?.[0] ?? null,
    forecast_away: match.forecastScores?.[1] ?? null,
    forecast_score: match.forecastScore,
    odds_first: match.oddsFirst,
    odds_current: match.oddsCurrent,
    odds_closing: match.oddsClosing,
    odds_changed_at: match.oddsChangedAt,
    began_at: match.beganAt,
    listed_market: match.listedMarket,
    listed_total: match.listedTotal,
    listed_first: match.listedFirst,
    listed_current: match.listedCurrent,
    listed_closing: match.listedClosing,
  };
}

export function fromMatchRow(row: MatchRow): MatchState {
  return {
    id: row.id,
    sport: row.sport,
    leagueId: row.league_id,
    seasonId: row.season_id,
    homeId: row.home_id,
    awayId: row.away_id,
    leg: row.leg,
    bucket: row.bucket,
    slug: row.slug,
    refereeId: row.referee_id,
    round: row.round,
    isFriendly: row.is_friendly,
    isPlayOff: row.is_play_off,
    startsAt: row.starts_at,
    isTimeKnown: row.is_time_known,
    isDayKnown: row.is_day_known,
    status: row.status as MatchStatus,
    liveState: row.live_state,
    secondLine: row.second_line,
    score: pairOf(row.home_score, row.away_score),
    periods: pairsOf(row.home_periods, row.away_periods),
    extra: pairOf(row.home_extra, row.away_extra),
    penalties: pairOf(row.home_penalties, row.away_penalties),
    redCards: pairOf(row.home_red_cards, row.away_red_cards),
    court: row.court,
    bestOf: row.best_of,
    ranks: [row.home_rank, row.away_rank],
    advancing: row.advancing,
    tieBreaks: tieBreaksOf(row.home_tie_breaks, row.away_tie_breaks),
    seeds: [row.home_seed, row.away_seed],
    entries: [row.home_entry, row.away_entry],
    drawPosition: row.draw_position,
    points:
      row.home_points === null || row.away_points === null
        ? null
        : [row.home_points, row.away_points],
    serving: row.serving,
    playedMinutes: row.played_minutes,
    forecastScores: pairOf(row.forecast_home, row.forecast_away),
    forecastScore: row.forecast_score,
    oddsFirst: row.odds_first,
    oddsCurrent: row.odds_current,
    oddsClosing: row.odds_closing,
    oddsChangedAt: row.odds_changed_at,
    beganAt: row.began_at,
    listedMarket: row.listed_market,
    listedTotal: row.listed_total,
    listedFirst: row.listed_first,
    listedCurrent: row.listed_current,
    listedClosing: row.listed_closing,
  };
}

function pairOf(home: number | null, away: number | null): readonly [number, number] | null {
  return home === null || away === null ? null : [home, away];
}

function pairsOf(home: number[] | null, away: number[] | null) {
  if (home === null || away === null) return null;
  return home.map((goals, index): readonly [number, number] => [goals, away[index] ?? 0]);
}

function tieBreaksOf(home: (number | null)[] | null, away: (number | null)[] | null) {
  return home?.map((points, index) => pairOf(points, away?.[index] ?? null)) ?? null;
}
