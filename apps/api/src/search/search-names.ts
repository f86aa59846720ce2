import type { SearchResults } from '@tipmark/contract';
import { SEARCH_TYPE, type SearchType, type Sport } from '@tipmark/domain';
import { type Locale, placeName } from '@tipmark/i18n/server';
import type { Db } from '../database/connect.ts';
import { presentCrest } from '../matches/present-crest.ts';
import { presentLeague, presentMatchWithLeague } from '../matches/present-leagues.ts';
import { inRussianLayout } from './other-layout.ts';
import {
  findMatchesByTeams,
  findNamed,
  foldTexts,
  NAMED,
  type NamedRow,
  type SearchedWords,
} from './search-queries.ts';

const MIN_CHARACTERS = 2;
const MAX_WORDS = 5;

export type SearchOptions = {
  readonly db: Db;
  readonly sport: Sport;
  readonly nowSeconds: number;
  readonly locale: Locale;
};

const nothing: SearchResults = { matches: [], teams: [], leagues: [], referees: [], users: [] };

const kindsOf: Readonly<Record<SearchType, readonly number[]>> = {
  [SEARCH_TYPE.all]: Object.values(NAMED),
  [SEARCH_TYPE.matches]: [],
  [SEARCH_TYPE.teams]: [NAMED.teams],
  [SEARCH_TYPE.leagues]: [NAMED.leagues],
  [SEARCH_TYPE.referees]: [NAMED.referees],
};

/** The longest word finds least, so that it goes first. */
function wordsOf(folded: string): SearchedWords | undefined {
  if (folded.replaceAll(' ', '').length < MIN_CHARACTERS) return undefined;
  const words = [...new Set(folded.split(' '))].slice(0, MAX_WORDS);
  const [first, ...others] = words.toSorted((one, other) => other.length - one.length);
  return first === undefined ? undefined : [first, ...others];
}

function presentNamed(rows: readonly NamedRow[], locale: Locale) {
  const of = (kind: number) => rows.filter((row) => row.kind === kind);
  const placed = ({ id, slug, name, country_code: countryCode }: NamedRow) => ({
    link: `${id}-${slug}`,
    name,
    countryCode,
  });
  return {
    teams: of(NAMED.teams).map((row) => ({
      ...placed(row),
      countryName: placeName(row.country_code, locale),
      logo: presentCrest(row.crest) ?? null,
    })),
    leagues: of(NAMED.leagues).map((row) =>
      presentLeague(
        {
          ...{ league_id: row.id, league_slug: row.slug, league_name: row.name },
          ...{ country_code: row.country_code, league_crest: row.crest },
        },
        locale,
      ),
    ),
    referees: of(NAMED.referees).map(placed),
    users: of(NAMED.users).map(({ slug, name, position }) => ({ url: slug, name, position })),
  };
}

async function searchFor(
  words: SearchedWords,
  type: SearchType,
  options: SearchOptions,
): Promise<SearchResults> {
  const search = { ...options, words };
  const kinds = kindsOf[type];
  const isForMatches = type === SEARCH_TYPE.all || type === SEARCH_TYPE.matches;
  const matches = isForMatches ? await findMatchesByTeams(search) : [];
  const named = kinds.length > 0 ? await findNamed(search, kinds) : [];
  return {
    matches: matches.map((row) => presentMatchWithLeague(row, options.locale)),
    ...presentNamed(named, options.locale),
  };
}

const isEmpty = (results: SearchResults): boolean =>
  Object.values(results).every((group) => group.length === 0);

/**
 * Names whose words begin like all words of the query, in either alphabet. What finds nothing is
 * tried once more as typed with the other keyboard layout on.
 */
export async function searchNames(
  query: string,
  type: SearchType,
  options: SearchOptions,
): Promise<SearchResults> {
  const trimmed = query.trim();
  if (trimmed.length < MIN_CHARACTERS) return nothing;
  const [typed = '', meant = ''] = await foldTexts(options.db, [trimmed, inRussianLayout(trimmed)]);
  const words = wordsOf(typed);
  const found = words ? await searchFor(words, type, options) : nothing;
  if (!isEmpty(found) || meant === typed) return found;
  const others = wordsOf(meant);
  return others ? searchFor(others, type, options) : found;
}
