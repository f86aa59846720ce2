import type { MatchStatus } from '@tipmark/domain';

/** What was played of a match, from its row and the sums of its statistics. */
export interface PlayedMatchRow {
  readonly sport: number;
  readonly status: MatchStatus;
  readonly starts_at: number;
  readonly home_score: number | null;
  readonly away_score: number | null;
  readonly home_periods: number[] | null;
  readonly away_periods: number[] | null;
  readonly home_red_cards: number | null;
  readonly away_red_cards: number | null;
  readonly home_extra: number | null;
  readonly away_extra: number | null;
  readonly home_penalties: number | null;
  readonly away_penalties: number | null;
  readonly played_minutes: number | null;
  readonly best_of: number | null;
  readonly advancing: number | null;
  readonly season_ends_at: number;
  readonly corners: number | null;
  readonly yellow_cards: number | null;
  readonly red_cards: number | null;
}
