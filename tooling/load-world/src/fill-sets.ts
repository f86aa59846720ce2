import type { Tx } from '@tipmark/api/database';
import { atSecond } from '@tipmark/api/database';
import { SPORT } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Fill } from './fill-queries.ts';
import { FILL_SOURCE } from './lineup-queries.ts';
import { pointsOfSet } from './set-points.ts';

const DAY_SECONDS = 86_400;
const SETS_DAYS = 14;

interface SetRow {
  match_id: number;
  number: number;
  home: number;
  away: number;
  lost: number | null;
}

/** The sets of the last two weeks, point by point. */
export async function fillSets(tx: Tx, { seed, asOf }: Fill, bucket: number): Promise<void> {
  const { rows } = await sql<SetRow>`
    select m.id as match_id, s.number::int as number, s.home, s.away,
      least(m.home_tie_breaks[s.number], m.away_tie_breaks[s.number]) as lost
    from matches m
    cross join lateral unnest(m.home_periods, m.away_periods) with ordinality as s(home, away, number)
    where m.bucket = ${bucket} and m.sport = ${SPORT.tennis}
      and m.starts_at > ${atSecond(asOf - SETS_DAYS * DAY_SECONDS)}
    order by m.id, s.number
  `.execute(tx);
  if (rows.length === 0) return;
  const sets = rows.map(({ match_id, number, home, away, lost }) => ({
    match_id,
    number,
    games: pointsOfSet(seed, `${match_id} ${number}`, [home, away], lost),
  }));
  await sql`
    insert into match_sets (match_id, set_number, source, seq, games)
    select match_id, number, ${FILL_SOURCE}, 1, games
    from jsonb_to_recordset(${JSON.stringify(sets)}::jsonb)
      as item(match_id int, number int, games jsonb)
  `.execute(tx);
}
