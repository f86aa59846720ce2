import { sql } from 'kysely';

/** Randomness in SQL: a number from 0 up to 1 that depends only on its names. */
export const chanceOf = (seed: number, what: string, ...names: readonly string[]) =>
  sql.raw(
    `((hashtextextended('${what}' ${names.map((name) => `|| ' ' || ${name}`).join(' ')}, ${seed}) & 1073741823) / 1073741824.0)::float8`,
  );
