import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import type { Columns } from './named-drafts.ts';

/** Teams whose rows get another slug; read before they are saved. */
export async function findReaddressed(
  tx: Tx,
  rows: readonly (Columns & { id: number })[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  const known = await tx
    .selectFrom('teams')
    .select(['id', 'slug'])
    .where(sql<boolean>`id = any(${[...slugs.keys()]}::int[])`)
    .execute();
  return known.flatMap(({ id, slug }) => (slugs.get(id) === slug ? [] : id));
}

/** The addresses of matches follow those of their teams, whichever source named them first. */
export async function readdressMatches(tx: Tx, teamIds: readonly number[]): Promise<void> {
  if (teamIds.length === 0) return;
  const slug = sql`h.slug || '-' || a.slug || '-' || to_char(m.starts_at at time zone 'UTC', 'YYYY-MM-DD')`;
  await sql`
    update matches as m set slug = ${slug}, rev = m.rev + 1
    from teams h, teams a
    where h.id = m.home_id and a.id = m.away_id and m.slug <> ${slug}
      and m.id in (
        select id from matches where home_id = any(${[...teamIds]}::int[])
        union select id from matches where away_id = any(${[...teamIds]}::int[])
      )
  `.execute(tx);
}
