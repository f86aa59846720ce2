import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { PREDICTED_SPORTS, type PredictedSport } from './models/sport-models.ts';

export interface PredictedLeague {
  readonly id: number;
  readonly sport: PredictedSport;
  readonly slug: string;
  readonly name: string;
  readonly countryCode: string;
  readonly isSimulated: boolean;
  /** Keys of the sources. */
  readonly keys: readonly string[];
}

/** All leagues of predicted sports, imported ones first. */
export async function findPredictedLeagues(db: Db): Promise<PredictedLeague[]> {
  const { rows } = await sql<PredictedLeague>`
    select l.id, l.sport, l.slug, l.name_en as name, l.country_code as "countryCode",
      l.is_simulated as "isSimulated",
      array(
        select k.key from source_keys k where k.kind = 'league' and k.id = l.id order by k.key
      ) as keys
    from leagues l
    where l.sport = any(${PREDICTED_SPORTS}::int[])
    order by l.sport, l.is_simulated, l.country_code, l.tier, l.id
  `.execute(db);
  return rows;
}

/** There is no league of that name. */
export class UnknownLeague extends Error {
  override readonly name = 'UnknownLeague';
}

/**
 * Leagues by id, link name, English name or a source's key, case-insensitive; all when none is
 * given.
 * @throws UnknownLeague listing the known ones
 */
export function selectLeagues(
  leagues: readonly PredictedLeague[],
  wanted: readonly string[],
): readonly PredictedLeague[] {
  if (wanted.length === 0) return leagues;
  const known = new Set(wanted.flatMap((word) => withName(leagues, word)));
  return leagues.filter((league) => known.has(league));
}

function withName(leagues: readonly PredictedLeague[], word: string): PredictedLeague[] {
  const found = leagues.filter(({ id, slug, name, keys }) =>
    [String(id), slug, name, ...keys].some((own) => own.toLowerCase() === word.toLowerCase()),
  );
  if (found.length > 0) return found;
  const names = leagues.map(({ id, name, countryCode }) => `  ${id}  ${name} (${countryCode})`);
  throw new UnknownLeague(
    `There is no league "${word}". ${names.length === 0 ? 'The database has none: import files first.' : `Name one of these, by number or name:\n${names.join('\n')}`}`,
  );
}
