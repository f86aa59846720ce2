import type { Sport } from '@tipmark/domain';
import { DAY_SECONDS } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { type RawBuilder, sql } from 'kysely';
import { type MatchRow, selectMatchRows } from '../../matches/lists/match-row-queries.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn, originalName } from '../../platform/database/name-column.ts';
import type { Crest } from '../../platform/database/reference-tables.ts';

type Sql = RawBuilder<unknown>;

/** A team that plays within this time is listed before one that does not. */
const SOON_SECONDS = 14 * DAY_SECONDS;

/** Kinds of names in `search_words`. */
export const NAMED = { teams: 3, leagues: 4, referees: 5, users: 6 } as const;

/** Beginnings of tokens as `search_words` spells them: any one of them is enough. */
export type SearchToken = readonly string[];

/** All of them are required; the first is the one searched in the index. */
export type SearchTokens = readonly [SearchToken, ...SearchToken[]];

export interface Search {
  readonly db: Db;
  readonly sport: Sport;
  readonly nowSeconds: number;
  readonly locale: Locale;
  /** As typed: names that begin so are first. */
  readonly text: string;
  readonly tokens: SearchTokens;
  /** The tokens are spelt as `search_loose` does it. */
  readonly isLoose: boolean;
  /** Limit per kind. */
  readonly limit: number;
}

/** How far from now matches are searched. */
export interface Span {
  readonly backSeconds: number;
  readonly aheadSeconds: number;
}

/** A text as `search_words` spells it, strictly and loosely. */
export interface Folded {
  readonly strict: string;
  readonly loose: string;
}

export async function foldTexts(db: Db, texts: readonly string[]): Promise<Folded[]> {
  const { rows } = await sql<Folded>`
    select search_fold(text) as strict, search_loose(search_fold(text)) as loose
    from unnest(${[...texts]}::text[]) with ordinality as given(text, place) order by place
  `.execute(db);
  return rows;
}

/** The column of a searched token. */
const spelt = (table: string, isLoose: boolean) => {
  const token = sql.ref(`${table}.word`);
  return isLoose ? sql`search_loose(${token})` : token;
};

/** Folded tokens consist of `a-z0-9` and are compared by bytes: `~` sorts after all of them. */
const AFTER = '~';

/** Where the column begins like the token. */
const begins = (column: Sql, token: SearchToken) =>
  sql<boolean>`(${sql.join(
    token.map((one) => sql`${column} >= ${one} and ${column} < ${one + AFTER}`),
    sql` or `,
  )})`;

/** Ids of names in which a token begins with the first searched one. */
function begunBy(
  kinds: readonly number[],
  { sport, tokens: [token], isLoose }: Pick<Search, 'sport' | 'tokens' | 'isLoose'>,
) {
  const begun = spelt('s', isLoose);
  return sql`
    select s.kind, s.id, bool_or(${begun} = any(${[...token]}::text[])) as is_whole,
      bool_and(s.is_other) as is_other
    from search_words s
    where s.kind = any(${[...kinds]}::int[]) and ${begins(begun, token)} and s.sport in (0, ${sport})
    group by s.kind, s.id
  `;
}

/** Whether the names of `of` have tokens for all searched ones but the first. */
function haveOthers(
  { tokens: [, ...others], isLoose }: Pick<Search, 'tokens' | 'isLoose'>,
  of: Sql,
) {
  const ofName = spelt('x', isLoose);
  const each = others.map(
    (token) => sql`exists (select from search_words x where ${of} and ${begins(ofName, token)})`,
  );
  return sql<boolean>`${sql.join([sql`true`, ...each], sql` and `)}`;
}

interface NamesSearch extends Pick<Search, 'sport' | 'tokens' | 'isLoose'> {
  readonly kind: number;
}

const MOST_IDS = 1_000;

/** All names of a kind with tokens beginning like all of the searched ones. */
export async function findNameIds(db: Db, search: NamesSearch): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with begun as (${begunBy([search.kind], search)})
    select b.id from begun b where ${haveOthers(search, sql`x.kind = b.kind and x.id = b.id`)}
    order by b.id limit ${MOST_IDS}
  `.execute(db);
  return rows.map(({ id }) => id);
}

export interface NamedRow {
  readonly kind: number;
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly original_name: string | null;
  readonly country_code: string;
  readonly crest: Crest | null;
  readonly position: number | null;
}

/** The best few of every kind whose names have tokens beginning like all of the searched ones. */
export async function findNamed(search: Search, kinds: readonly number[]): Promise<NamedRow[]> {
  const { db, nowSeconds, locale, text, limit } = search;
  const name = sql.raw(nameColumn(locale));
  const { rows } = await sql<NamedRow>`
    with begun as (${begunBy(kinds, search)}), hits as (
      select b.* from begun b where ${haveOthers(search, sql`x.kind = b.kind and x.id = b.id`)}
    ), named as (
      select b.*, t.slug, t.${name} as name, ${originalName('t', locale)} as original_name, t.country_code, t.crest,
        null::int as position, (exists (
          select from matches m where m.home_id = t.id
            and m.starts_at >= ${atSecond(nowSeconds)}
            and m.starts_at < ${atSecond(nowSeconds + SOON_SECONDS)}
        ))::int as weight
      from hits b join teams t on b.kind = ${NAMED.teams} and t.id = b.id
      union all
      select b.*, l.slug, l.${name}, ${originalName('l', locale)}, l.country_code, l.crest, null, 4 - l.tier
      from hits b join leagues l on b.kind = ${NAMED.leagues} and l.id = b.id
      union all
      select b.*, r.slug, r.${name}, ${originalName('r', locale)}, r.country_code, null, null, 0
      from hits b join referees r on b.kind = ${NAMED.referees} and r.id = b.id
        and r.same_as is null
      union all
      select b.*, u.url, u.name, null, '', null, p.position,
        coalesce(-p.position, -100000)
      from hits b
      join users u on b.kind = ${NAMED.users} and u.id = b.id
        and not u.is_private and u.blocked_at is null
      left join ratings p on p.user_id = u.id
    ), placed as (
      select *, row_number() over (
        partition by kind
        order by starts_with(search_fold(name), ${text}) desc, is_other, is_whole desc, weight desc,
          length(name), name, id
      ) as place
      from named
    )
    select kind, id, slug, name, original_name, country_code, crest, position from placed
    where place <= ${limit}
    order by kind, place
  `.execute(db);
  return rows;
}

/**
 * Matches around now in which each searched token begins one of either team's name; nearest first.
 */
export function findMatchesByTeams(search: Search, span: Span): Promise<MatchRow[]> {
  const { db, sport, nowSeconds, locale, limit } = search;
  const teams = sql`select b.id from (${begunBy([NAMED.teams], search)}) as b`;
  return selectMatchRows(db, locale)
    .where('m.sport', '=', sport)
    .where('m.starts_at', '>=', atSecond(nowSeconds - span.backSeconds))
    .where('m.starts_at', '<', atSecond(nowSeconds + span.aheadSeconds))
    .where(sql<boolean>`(m.home_id in (${teams}) or m.away_id in (${teams}))`)
    .where(haveOthers(search, sql`x.kind = ${NAMED.teams} and x.id in (m.home_id, m.away_id)`))
    .orderBy(sql`m.status = 2`, 'desc')
    .orderBy(sql`m.starts_at < ${atSecond(nowSeconds)}`)
    .orderBy(sql`abs(extract(epoch from m.starts_at) - ${nowSeconds}::int)`)
    .orderBy('m.id')
    .limit(limit)
    .execute();
}

/** For each token the tokens of names of teams, leagues and referees that are spelt alike. */
export async function findSimilarTokens(db: Db, sport: Sport, tokens: readonly string[]) {
  const { rows } = await sql<{ typed: string; near: string[] | null }>`
    select typed, array(
      select distinct search_loose(s.word) from search_words s
      where s.kind in (3, 4, 5) and s.sport = ${sport} and s.slips && search_slips(typed)
    ) as near
    from unnest(${[...tokens]}::text[]) as typed
  `.execute(db);
  return rows;
}
