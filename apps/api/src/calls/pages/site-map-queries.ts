import { MAX_ID, SITE_MAP_SPAN, type SiteMapRoute } from '@tipmark/contract';
import { SPORT, type Sport } from '@tipmark/domain';
import { routeOfSport, type SportPage } from '@tipmark/route-builder';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

type Entity = 'matches' | 'leagues' | 'teams' | 'referees';

/** Pages of one entity, by the table it is in. */
const PAGES: readonly (readonly [SportPage, Entity])[] = [
  ['events', 'matches'],
  ['league', 'leagues'],
  ['team', 'teams'],
  ['referee', 'referees'],
];

const SOURCES = new Map<string, readonly [Entity, Sport]>(
  Object.values(SPORT).flatMap((sport) =>
    PAGES.flatMap(([page, entity]) => {
      const route = routeOfSport(sport, page);
      return route ? [[route, [entity, sport]] as const] : [];
    }),
  ),
);

export interface SiteMapPartRow {
  readonly route: SiteMapRoute;
  readonly part: number;
}

/**
 * Only checks by the index whether each part up to the last id has rows: counting them would read
 * all of them.
 */
function partsOf(route: SiteMapRoute, table: string, id: string, where: RawBuilder<unknown>) {
  const [of, span] = [sql.table(table), sql.lit(SITE_MAP_SPAN)];
  const column = sql.ref(id);
  return sql`
    select ${sql.lit(route)} as route, part
    from generate_series(0, (select max(${column}) / ${span} from ${of})) as part
    where (
      select ${column} from ${of}
      where ${column} >= part * ${span} and ${column} < (part + 1) * ${span} and ${where}
      order by ${column} limit 1
    ) is not null`;
}

/** Parts that contain rows, the latest ids first. One statement for all routes. */
export async function findSiteMapParts(db: Db): Promise<SiteMapPartRow[]> {
  const ofEntities = [...SOURCES].map(([route, [table, sport]]) =>
    partsOf(route as SiteMapRoute, table, 'id', sql`sport = ${sql.lit(sport)}`),
  );
  const ofPeople = partsOf('profile', 'ratings', 'user_id', sql`true`);
  const { rows } = await sql<SiteMapPartRow>`
    ${sql.join([...ofEntities, ofPeople], sql` union all `)} order by route, part desc`.execute(db);
  return rows.map(({ route, part }) => ({ route, part: Number(part) }));
}

export interface SiteMapPage {
  readonly link: string;
  /** Unix second; null where nobody knows. */
  readonly changedAt: number | null;
}

export interface SiteMapPartRequest extends SiteMapPartRow {
  readonly nowSeconds: number;
}

/** By then a match that was played has its result. */
const RESULT_AFTER = sql`interval '3 hours'`;

const secondsOf = (instant: RawBuilder<unknown>) =>
  sql<number | null>`floor(extract(epoch from ${instant}))::bigint`;

/** Pages of one part, without private profiles and users without a record. */
export async function findSiteMapPages(
  db: Db,
  { route, part, nowSeconds }: SiteMapPartRequest,
): Promise<SiteMapPage[]> {
  const first = part * SITE_MAP_SPAN;
  const last = Math.min(first + SITE_MAP_SPAN - 1, MAX_ID);
  if (route === 'profile') {
    const people = await db
      .selectFrom('ratings')
      .innerJoin('users', 'users.id', 'ratings.user_id')
      .select(['users.url', secondsOf(sql.ref('ratings.last_at')).as('changed_at')])
      .where('ratings.user_id', '>=', first)
      .where('ratings.user_id', '<=', last)
      .where('users.is_private', '=', false)
      .where('users.blocked_at', 'is', null)
      .orderBy('ratings.user_id')
      .execute();
    return people.map(({ url, changed_at }) => pageOf(url, changed_at));
  }
  const source = SOURCES.get(route);
  if (source === undefined) return [];
  const [table, sport] = source;
  const rows = await db
    .selectFrom(table)
    .select([
      'id',
      'slug',
      (table === 'matches' ? lastChangeOf(nowSeconds) : sql<null>`null`).as('changed_at'),
    ])
    .where('sport', '=', sport)
    .where('id', '>=', first)
    .where('id', '<=', last)
    .$if(table === 'referees', (query) => query.where(sql<boolean>`same_as is null`))
    .orderBy('id')
    .execute();
  return rows.map(({ id, slug, changed_at }) => pageOf(`${id}-${slug}`, changed_at));
}

/** When a match's page last changed for certain: its prices moved, or it was played. */
function lastChangeOf(nowSeconds: number) {
  const now = sql`to_timestamp(${nowSeconds})`;
  const played = sql`case when starts_at <= ${now} then least(starts_at + ${RESULT_AFTER}, ${now}) end`;
  return secondsOf(sql`greatest(odds_changed_at, ${played})`);
}

const pageOf = (link: string, changedAt: number | string | null): SiteMapPage => ({
  link,
  changedAt: changedAt === null ? null : Number(changedAt),
});
