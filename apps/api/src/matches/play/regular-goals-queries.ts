import { sportRules } from '@tipmark/domain';
import { sql } from 'kysely';

/** The same inside a statement, of one side of a match `m`. */
export function regularGoals(sport: number, side: 'home' | 'away') {
  const score = sql.ref<number>(`m.${side}_score`);
  const { includesOvertime, regularParts } = sportRules(sport).score;
  if (!includesOvertime) return sql<number>`${score}`;
  const parts = Array.from({ length: regularParts }, (_, part) => sql.lit(part + 1));
  const periods = sql.ref(`m.${side}_periods`);
  return sql<number>`case
    when cardinality(${periods}) >= ${regularParts}::int
      then ${sql.join(
        parts.map((part) => sql`coalesce(${periods}[${part}], 0)`),
        sql` + `,
      )}
    when m.home_extra is not null or m.home_penalties is not null
      then least(m.home_score, m.away_score)
    else ${score}
  end`;
}
