import type { SearchResults } from '@tipmark/contract';
import { DAY_SECONDS, PAGE_SIZE, SEARCH_TYPE, type SearchType, type Sport } from '@tipmark/domain';
import { type Locale, placeName } from '@tipmark/i18n/server';
import { presentCrest } from '../../matches/lists/present-crest.ts';
import { presentLeague, presentMatchWithLeague } from '../../matches/lists/present-leagues.ts';
import type { Db } from '../../platform/database/connect.ts';
import { presentOriginal } from '../../platform/database/name-column.ts';
import { type Attempt, attemptsAt } from './attempts.ts';
import {
  findMatchesByTeams,
  findNamed,
  NAMED,
  type NamedRow,
  type Span,
} from './search-queries.ts';

const MIN_CHARACTERS = 2;
const NEAR: Span = { backSeconds: 7 * DAY_SECONDS, aheadSeconds: 14 * DAY_SECONDS };
/** A search only for matches covers those of the last months, too. */
const FAR: Span = { backSeconds: 200 * DAY_SECONDS, aheadSeconds: 60 * DAY_SECONDS };

export interface SearchOptions {
  readonly db: Db;
  readonly sport: Sport;
  readonly nowSeconds: number;
  readonly locale: Locale;
}

const nothing: SearchResults = { matches: [], teams: [], leagues: [], referees: [], users: [] };

const kindsOf: Readonly<Record<SearchType, readonly number[]>> = {
  [SEARCH_TYPE.all]: Object.values(NAMED),
  [SEARCH_TYPE.matches]: [],
  [SEARCH_TYPE.teams]: [NAMED.teams],
  [SEARCH_TYPE.leagues]: [NAMED.leagues],
  [SEARCH_TYPE.referees]: [NAMED.referees],
  [SEARCH_TYPE.users]: [NAMED.users],
};

function presentNamed(rows: readonly NamedRow[], locale: Locale) {
  const of = (kind: number) => rows.filter((row) => row.kind === kind);
  const common = (row: NamedRow) => ({
    link: `${row.id}-${row.slug}`,
    name: row.name,
    ...presentOriginal(row),
    countryCode: row.country_code,
  });
  return {
    teams: of(NAMED.teams).map((row) => ({
      ...common(row),
      countryName: placeName(row.country_code, locale),
      logo: presentCrest(row.crest) ?? null,
    })),
    leagues: of(NAMED.leagues).map((row) => ({
      ...presentLeague(
        {
          league_id: row.id,
          league_slug: row.slug,
          league_name: row.name,
          country_code: row.country_code,
          league_crest: row.crest,
        },
        locale,
      ),
      ...presentOriginal(row),
    })),
    referees: of(NAMED.referees).map(common),
    users: of(NAMED.users).map(({ slug, name, position }) => ({ url: slug, name, position })),
  };
}

async function searchFor(
  attempt: Attempt,
  type: SearchType,
  options: SearchOptions,
): Promise<SearchResults> {
  const isOfAll = type === SEARCH_TYPE.all;
  const limit = isOfAll ? PAGE_SIZE.searchPerGroup : PAGE_SIZE.searchOfType;
  const search = { ...options, ...attempt, limit };
  const kinds = kindsOf[type];
  const isForMatches = isOfAll || type === SEARCH_TYPE.matches;
  const matches = isForMatches ? await findMatchesByTeams(search, isOfAll ? NEAR : FAR) : [];
  const named = kinds.length > 0 ? await findNamed(search, kinds) : [];
  return {
    matches: matches.map((row) => presentMatchWithLeague(row, options.locale)),
    ...presentNamed(named, options.locale),
  };
}

const isEmpty = (results: SearchResults): boolean =>
  Object.values(results).every((group) => group.length === 0);

/**
 * Names with tokens beginning like all tokens of the query, in either alphabet. Without results the
 * search is repeated with other spellings.
 */
export async function searchNames(
  query: string,
  type: SearchType,
  options: SearchOptions,
): Promise<SearchResults> {
  const trimmed = query.trim();
  if (trimmed.length < MIN_CHARACTERS) return nothing;
  for await (const attempt of attemptsAt(trimmed, options)) {
    const found = await searchFor(attempt, type, options);
    if (!isEmpty(found)) return found;
  }
  return nothing;
}
