import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

export interface NamedMatch {
  readonly id: number;
  readonly home_ru: string;
  readonly home_en: string;
  readonly away_ru: string;
  readonly away_en: string;
}

export async function findMatchNames(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, NamedMatch>> {
  const { rows } = await sql<NamedMatch>`
    select m.id, h.name_ru as home_ru, h.name_en as home_en, a.name_ru as away_ru,
      a.name_en as away_en
    from matches m join teams h on h.id = m.home_id join teams a on a.id = m.away_id
    where m.id = any(${[...ids]}::int[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Names of users by id. */
export async function findUserNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from users where id = any(${[...ids]}::int[])
  `.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface FoundCapper {
  /** The end of the address of the profile. */
  readonly id: string;
  readonly name: string;
}

/** Cappers by the number of their account. */
export async function findCappers(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, FoundCapper>> {
  const { rows } = await sql<FoundCapper & { readonly user: number }>`
    select id as "user", url as id, name from users where id = any(${[...ids]}::int[])
  `.execute(db);
  return new Map(rows.map(({ user, ...capper }) => [user, capper]));
}
