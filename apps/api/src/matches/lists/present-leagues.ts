import type {
  LeagueHead,
  LeagueWithMatches,
  MatchWithLeague,
  SurfaceOfCourt,
} from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { type Locale, placeName } from '@tipmark/i18n/server';
import type { Crest } from '../../platform/database/reference-tables.ts';
import type { MatchRow } from './match-row-queries.ts';
import { isWebpLogo, presentCrest } from './present-crest.ts';
import { presentMatch } from './present-match.ts';
import { knockOutRound, roundWithoutGame } from './round-text.ts';

interface LeagueColumns {
  readonly league_id: number;
  readonly league_slug: string;
  readonly league_name: string;
  readonly country_code: string;
  readonly league_crest: Crest | null;
}

export function presentLeague(row: LeagueColumns, locale: Locale): LeagueHead {
  const logo = presentCrest(row.league_crest);
  return {
    id: row.league_id,
    link: `${row.league_id}-${row.league_slug}`,
    name: row.league_name,
    countryCode: row.country_code,
    countryName: placeName(row.country_code, locale),
    logo: logo ?? null,
    isWebp: isWebpLogo(logo),
  };
}

export function presentMatchWithLeague(row: MatchRow, locale: Locale): MatchWithLeague {
  const round = knockOutRound(row, locale);
  return {
    league: presentLeague(row, locale),
    ...(round !== undefined && { round }),
    match: encodeMatch(presentMatch(row)),
  };
}

/** The common round of all these matches, without the number of the game. */
function roundOfAll(rows: readonly MatchRow[], locale: Locale): string | undefined {
  const rounds = new Set(
    rows.map((row) => knockOutRound({ ...row, round: roundWithoutGame(row.round) }, locale)),
  );
  const [round] = rounds;
  return rounds.size === 1 ? round : undefined;
}

/** Matches under their leagues, both in the order of the rows. */
export function groupUnderLeagues(rows: readonly MatchRow[], locale: Locale): LeagueWithMatches[] {
  const leagues = Map.groupBy(rows, ({ league_id }) => league_id);
  return [...leagues.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const round = roundOfAll(own, locale);
    return {
      ...presentLeague(first, locale),
      ...(first.court !== null && { court: first.court as SurfaceOfCourt }),
      ...(round !== undefined && { round }),
      views: own.reduce((sum, { views }) => sum + views, 0),
      matches: own.map((row) => encodeMatch(presentMatch(row))),
    };
  });
}
