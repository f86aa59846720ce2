import type {
  LeagueHead,
  LeagueWithMatches,
  MatchWithLeague,
  SurfaceOfCourt,
} from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { type Locale, placeName } from '@tipmark/i18n/server';
import type { Crest } from '../database/reference-tables.ts';
import type { MatchRow } from './match-rows.ts';
import { presentCrest } from './present-crest.ts';
import { presentMatch } from './present-match.ts';

type LeagueColumns = {
  readonly league_id: number;
  readonly league_slug: string;
  readonly league_name: string;
  readonly country_code: string;
  readonly league_crest: Crest | null;
};

export function presentLeague(row: LeagueColumns, locale: Locale): LeagueHead {
  return {
    id: row.league_id,
    link: `${row.league_id}-${row.league_slug}`,
    name: row.league_name,
    countryCode: row.country_code,
    countryName: placeName(row.country_code, locale),
    logo: presentCrest(row.league_crest) ?? null,
    isWebp: false,
  };
}

export function presentMatchWithLeague(row: MatchRow, locale: Locale): MatchWithLeague {
  return { league: presentLeague(row, locale), match: encodeMatch(presentMatch(row)) };
}

/** Matches under their leagues, both in the order of the rows. */
export function groupUnderLeagues(rows: readonly MatchRow[], locale: Locale): LeagueWithMatches[] {
  const leagues = new Map<number, LeagueWithMatches>();
  for (const row of rows) {
    const league = leagues.get(row.league_id) ?? {
      ...presentLeague(row, locale),
      ...(row.court !== null && { court: row.court as SurfaceOfCourt }),
      views: 0,
      matches: [],
    };
    league.views += row.views;
    league.matches.push(encodeMatch(presentMatch(row)));
    leagues.set(row.league_id, league);
  }
  return [...leagues.values()];
}
