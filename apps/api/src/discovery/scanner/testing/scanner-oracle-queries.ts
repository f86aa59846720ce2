import {
  believableToMarket,
  clvPercent,
  formatOddType,
  isPriceToCheck,
  isUnconfirmed,
  MARKETS,
  MATCH_STATUS,
  type MarketCode,
  marketRule,
  outcomesOfLine,
  parseOddType,
  removeMargin,
  type ScannerCriteria,
  valuePercent,
} from '@tipmark/domain';
import { sql } from 'kysely';
import { analysisOfForecast } from '../../../matches/forecasts/stored/analysis-of-forecast.ts';
import { modelShares } from '../../../matches/forecasts/stored/model-shares.ts';
import type { MatchRow } from '../../../matches/lists/match-row-queries.ts';
import { modelValues } from '../../../matches/value/model-values.ts';
import type { Db } from '../../../platform/database/connect.ts';

export interface OracleOutcome {
  readonly match_id: number;
  readonly odd_type: string;
  readonly odds: number;
  readonly was: number;
  readonly best: number | null;
  readonly bookmakers: number | null;
}

interface Valued {
  match_id: number;
  odd_type: string;
  market: number | null;
  model: number | null;
  is_to_check: boolean;
}

const MARKET_CATEGORIES = (Object.keys(MARKETS) as MarketCode[]).map((market) => ({
  market,
  category: marketRule(market).category,
}));

/** Prices that count: with times, or those of files where no bookmaker has one with a time. */
const COUNTED = sql`(
  select q.* from prices q
  join bookmakers c on c.id = q.bookmaker_id and not c.is_aggregate
  where q.phase is null or not exists (
    select from odds_points t
    join bookmakers d on d.id = t.bookmaker_id and not d.is_aggregate
    where t.match_id = q.match_id and t.odd_type = q.odd_type
  )
)`;

/** Newest price of every bookmaker that reported within a quarter of an hour of the last one. */
const SPEAKING = sql`(
  select p.match_id, p.odd_type, p.bookmaker_id, p.milli
  from ${COUNTED} p
  where p.at = (
      select max(q.at) from ${COUNTED} q
      where q.match_id = p.match_id and q.odd_type = p.odd_type and q.bookmaker_id = p.bookmaker_id
    )
    and p.at >= (
      select max(q.at) - interval '15 minutes' from ${COUNTED} q
      where q.match_id = p.match_id and q.odd_type = p.odd_type
    )
)`;

const RESULT = ['1', 'x', '2'];

/** Site lines with the time of each change; null where a file has it by its phase alone. */
const LINES = sql`(
  select s.*, case when exists (
      select from odds_points t
      where t.match_id = s.match_id and t.odd_type = s.odd_type and t.at = s.at
    ) then s.at end as changed_at
  from site_lines s
)`;

/**
 * Value of a price against the market, outcome by outcome; exact to the last bit, for the bounds.
 */
function marketValue(text: string, best: number, prices: ReadonlyMap<string, number>) {
  const oddType = parseOddType(text);
  if (oddType === undefined) return null;
  if (oddType.market !== 'dc') {
    const line = outcomesOfLine(oddType).map(formatOddType);
    const ofLine = line.map((other) => prices.get(other) ?? null);
    return clvPercent(best, ofLine, line.indexOf(text));
  }
  const fair = removeMargin(RESULT.map((side) => prices.get(`1x2.${side}`) ?? null));
  if (fair === null) return null;
  const parts = fair.probabilities.filter((_, at) => oddType.selection.includes(RESULT[at] ?? '-'));
  return valuePercent(
    best,
    parts.reduce((sum, part) => sum + part, 0),
  );
}

/**
 * Values need roots of powers, which SQL does not find: here they are passed in, outcome by
 * outcome.
 */
async function valuesOf(db: Db, nowSeconds: number): Promise<Valued[]> {
  const { rows } = await sql<{
    match_id: number;
    odd_type: string;
    milli: number;
    best: number | null;
    confirmed_at: number | null;
    sport: number;
    forecast_home: number | null;
    forecast_away: number | null;
    forecast_score: string | null;
  }>`
    select l.match_id, l.odd_type, l.milli, m.sport, m.forecast_home, m.forecast_away, m.forecast_score,
      (select max(s.milli) from ${SPEAKING} s
        where s.match_id = l.match_id and s.odd_type = l.odd_type) as best,
      (select extract(epoch from max(q.at))::int from ${COUNTED} q
        where q.match_id = l.match_id and q.odd_type = l.odd_type and q.phase is null)
        as confirmed_at
    from site_lines l join matches m on m.id = l.match_id
    where l.at = (select max(x.at) from site_lines x
      where x.match_id = l.match_id and x.odd_type = l.odd_type)
  `.execute(db);
  const byMatch = Map.groupBy(rows, ({ match_id }) => match_id);
  return [...byMatch.values()].flatMap((lines) => {
    const prices = new Map(lines.map(({ odd_type, milli }) => [odd_type, milli]));
    return lines.map(({ match_id, odd_type, milli, best, confirmed_at: confirmedAt, ...match }) => {
      const analysis = analysisOfForecast({ id: match_id, ...match } as MatchRow);
      const model = modelValues(modelShares(match.sport, analysis), prices);
      const isKnown = best !== null && !isUnconfirmed(confirmedAt, nowSeconds);
      const claimed = isKnown ? marketValue(odd_type, best, prices) : null;
      return {
        match_id,
        odd_type,
        market: claimed === null ? null : believableToMarket(claimed),
        model: model.valueOf(odd_type, milli)?.valuePercent ?? null,
        is_to_check: isPriceToCheck(claimed),
      };
    });
  });
}

const ORDERS = [
  sql`starts_at`,
  sql`percent`,
  sql`percent desc`,
  sql`value desc nulls last, is_to_check`,
  sql`starts_at`,
  sql`changed_at desc`,
];

/**
 * The expected result of the scanner, queried from the database by the criteria: every line and
 * price is read again, nothing is cached.
 */
export async function findByOracle(
  db: Db,
  sport: number,
  criteria: ScannerCriteria,
  nowSeconds: number,
): Promise<OracleOutcome[]> {
  const given = sql`${JSON.stringify(criteria)}::jsonb`;
  const values = sql`jsonb_to_recordset(${JSON.stringify(await valuesOf(db, nowSeconds))}::jsonb)
    as v(match_id int, odd_type text, market float8, model float8, is_to_check boolean)`;
  const categories = sql`jsonb_to_recordset(${JSON.stringify(MARKET_CATEGORIES)}::jsonb)
    as k(market text, category int)`;
  const number = (name: string) => sql`(${given} ->> ${name}::text)::numeric`;
  const listed = (name: string, column: string) => sql`(
    coalesce(jsonb_array_length(nullif(${given} -> ${name}::text, 'null')), 0) = 0
    or (${given} -> ${name}::text) @> to_jsonb(${sql.ref(column)})
  )`;
  const now = sql`to_timestamp(${nowSeconds})`;
  const { rows } = await sql<OracleOutcome>`
    with outcome as (
      select l.match_id, l.odd_type, m.starts_at, m.league_id, g.league_type, k.category,
        (array_agg(l.milli order by l.at desc))[1] as odds,
        coalesce((array_agg(l.changed_at order by l.at desc))[1], 'epoch') as changed_at,
        coalesce((array_agg(l.changed_at order by l.at))[1], 'epoch') as created_at,
        case
          when coalesce(${number('changesHours')}, 0) = 0 then (array_agg(l.milli order by l.at))[1]
          when (array_agg(l.changed_at order by l.at desc))[1] is null
            then (array_agg(l.milli order by l.at desc))[1]
          else coalesce(
            (array_agg(l.milli order by l.at desc) filter (where l.changed_at
              <= ${now} - ${number('changesHours')}::float8 * interval '1 hour'))[1],
            (array_agg(l.milli order by l.at) filter (where l.changed_at is not null))[1]
          )
        end as was
      from ${LINES} l
      join matches m on m.id = l.match_id
      join leagues g on g.id = m.league_id
      join ${categories} on k.market = split_part(l.odd_type, '.', 1)
      where m.sport = ${sport} and m.status = ${MATCH_STATUS.scheduled}
        and m.starts_at > ${now} and m.starts_at <= ${now} + interval '14 days'
      group by 1, 2, 3, 4, 5, 6
    ), moved as (
      select o.*, ((o.odds - o.was) * 100)::float8 / o.was as percent,
        case when ${number('valueKind')} = 2 then v.model else v.market end as value,
        coalesce(${number('valueKind')}, 1) = 1 and v.is_to_check as is_to_check,
        (select max(s.milli) from ${SPEAKING} s
          where s.match_id = o.match_id and s.odd_type = o.odd_type) as best,
        (select count(*)::int from ${SPEAKING} s
          where s.match_id = o.match_id and s.odd_type = o.odd_type) as bookmakers
      from outcome o left join ${values} on v.match_id = o.match_id and v.odd_type = o.odd_type
    )
    select match_id, odd_type, odds, was, best, bookmakers from moved
    where (coalesce(${number('matchHours')}, 0) = 0
        or starts_at <= ${now} + ${number('matchHours')}::float8 * interval '1 hour')
      and (coalesce(${number('maxMatchTimestamp')}, 0) = 0
        or starts_at <= to_timestamp(${number('maxMatchTimestamp')}::float8))
      and (${number('minOdds')} is null or odds >= ${number('minOdds')} * 1000)
      and (${number('maxOdds')} is null or odds <= ${number('maxOdds')} * 1000)
      and ${listed('matchIds', 'match_id')} and ${listed('leagueIds', 'league_id')}
      and ${listed('leagueCategories', 'league_type')}
      and ${listed('outcomeCategories', 'category')}
      and (coalesce(jsonb_array_length(nullif(${given} -> 'exceptLeagueIds', 'null')), 0) = 0
        or not (${given} -> 'exceptLeagueIds') @> to_jsonb(league_id))
      and case coalesce((${given} ->> 'isRise')::boolean,
          case when ${number('minChangePercent')} is not null then false end)
        when true then percent > 0 and percent >= coalesce(${number('minChangePercent')}, 0)
        when false then percent < 0 and -percent >= coalesce(${number('minChangePercent')}, 0)
        else true end
      and (${number('minValuePercent')} is null or value >= ${number('minValuePercent')})
      and (coalesce(${number('oddsCreated')}, 0) = 0
        or created_at >= ${now} - ${number('oddsCreated')}::float8 * interval '1 hour')
      and (coalesce(${number('minChangesTimestamp')}, 0) = 0
        or changed_at > to_timestamp(${number('minChangesTimestamp')}::float8))
    order by ${ORDERS[criteria.sortType ?? 1]}, starts_at, match_id, odd_type collate "C"
  `.execute(db);
  return rows;
}
