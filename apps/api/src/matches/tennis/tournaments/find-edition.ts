import { LEAGUE_TYPE, SPORT } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { Db } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/errors/errors.ts';
import {
  findLeague,
  findSeasons,
  type SeasonRow,
  seasonOfId,
} from '../../leagues/league-queries.ts';
import { splitSeason } from '../split-season.ts';
import { findMatchesOfTournament, type TennisRow } from '../tennis-queries.ts';

/** A tournament and its years. */
export async function findTournament(db: Db, leagueId: number, locale: Locale) {
  const league = await findLeague(db, leagueId, SPORT.tennis, locale);
  if (league === undefined) throw new CallError('not_found');
  return league;
}

export type Tournament = Awaited<ReturnType<typeof findTournament>>;

export interface RequestedEdition {
  /** 0 = the last one with matches. */
  readonly seasonId: number;
  /** From 1; 0 = the last one of the year. */
  readonly part: number;
}

export interface FoundEdition {
  /** Newest first. */
  readonly seasons: readonly SeasonRow[];
  readonly season: SeasonRow;
  /** Tournaments of the year, and which one it is, from 0. */
  readonly count: number;
  readonly index: number;
  readonly rows: readonly TennisRow[];
}

/** In a competition of teams several matches are finals of one tournament. */
const splitOf = ({ league_type: type }: Tournament, rows: readonly TennisRow[]): TennisRow[][] =>
  type === LEAGUE_TYPE.nationalTeams ? [[...rows]] : splitSeason(rows);

/** @throws CallError not_found for an edition that is not of the tournament */
export async function findEdition(
  db: Db,
  tournament: Tournament,
  { seasonId, part }: RequestedEdition,
  locale: Locale,
): Promise<FoundEdition> {
  const seasons = await findSeasons(db, tournament.league_id);
  const season =
    seasonId === 0
      ? (seasons.find(({ count_of_matches: count }) => count > 0) ?? seasons[0])
      : seasonOfId(seasons, seasonId);
  if (season === undefined) throw new CallError('not_found');
  const editions = splitOf(tournament, await findMatchesOfTournament(db, season.id, locale));
  const count = Math.max(1, editions.length);
  if (part > count) throw new CallError('not_found');
  const index = (part || count) - 1;
  return { seasons, season, count, index, rows: editions[index] ?? [] };
}
