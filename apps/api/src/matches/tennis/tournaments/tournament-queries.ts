import { MATCH_STATUS } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { nameColumn } from '../../../platform/database/name-column.ts';
import { selectFinals, type TennisRow } from '../tennis-queries.ts';

const MOST_FINALS = 200;

/** Decided finals of a tournament, newest first; none of a competition of teams. */
export function findFinals(db: Db, leagueId: number, locale: Locale): Promise<TennisRow[]> {
  return selectFinals(db, locale).where('m.league_id', '=', leagueId).limit(MOST_FINALS).execute();
}

export interface WinsRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly country_code: string;
  readonly won: number;
  readonly lost: number;
}

const MOST_WINNERS = 10;

/** Players with the most played matches won in all years of a tournament. */
export async function findMostWins(db: Db, leagueId: number, locale: Locale): Promise<WinsRow[]> {
  const name = sql.raw(nameColumn(locale));
  const side = (own: 'home' | 'away', number: 1 | 2) => sql`
    select m.${sql.raw(own)}_id as player_id, case
      when m.advancing is not null then m.advancing = ${number}
      when m.home_score <> m.away_score then (m.home_score > m.away_score) = ${number === 1}
      end as is_won
    from matches m
    where m.league_id = ${leagueId}
      and m.status in (${MATCH_STATUS.finished}, ${MATCH_STATUS.finishedRetired})`;
  const { rows } = await sql<WinsRow>`
    with best as (
      select player_id, (count(*) filter (where is_won))::int as won,
        (count(*) filter (where not is_won))::int as lost
      from (${side('home', 1)} union all ${side('away', 2)}) played
      group by player_id having bool_or(is_won)
      order by won desc, lost, player_id limit ${MOST_WINNERS}
    )
    select t.id, t.slug, t.${name} as name, t.country_code, b.won, b.lost
    from best b join teams t on t.id = b.player_id
    order by b.won desc, b.lost, name, t.id
  `.execute(db);
  return rows;
}
