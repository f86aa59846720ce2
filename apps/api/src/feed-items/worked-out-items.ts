import { CONTEST, contestSeasonAt, FEED_KIND, type Sport } from '@tipmark/domain';
import { MATH_TIP, poissonMatrix, selectMathTip, withResult } from '@tipmark/prediction';
import type { Db } from '../database/connect.ts';
import { findDroppedOdds } from '../home/home-queries.ts';
import { findPricedMatches } from '../value-trends/value-trend-queries.ts';
import {
  findClosedSeasons,
  findModelledMatches,
  type ModelledMatch,
  type NewItem,
} from './feed-write-queries.ts';

/** A fall of fifteen percent is news. */
const FALL = { mostKept: 0.85, limit: 40 } as const;

/** Deep falls of main outcomes. One statement. */
export async function droppedItems(db: Db, sport: Sport, nowSeconds: number): Promise<NewItem[]> {
  const rows = await findDroppedOdds({ db, sport, nowSeconds, locale: 'en' }, FALL);
  return rows.map(({ id, odd_type: oddType, first, milli }) => ({
    kind: FEED_KIND.oddsDrop,
    sport,
    atSeconds: nowSeconds,
    matchId: id,
    eventKey: `drop:${id}:${oddType}`,
    details: { oddType, first, milli },
  }));
}

function matrixOf({ expected_home, expected_away, p1, px, p2 }: ModelledMatch) {
  const matrix = poissonMatrix(expected_home, expected_away);
  return p1 === null || px === null || p2 === null ? matrix : withResult(matrix, [p1, px, p2]);
}

/** Math tips that are due: one of a match, its price and time frozen. Two statements. */
export async function mathTipItems(db: Db, sport: Sport, nowSeconds: number): Promise<NewItem[]> {
  const from = nowSeconds + MATH_TIP.closeSeconds;
  const until = nowSeconds + MATH_TIP.openSeconds;
  const modelled = await findModelledMatches(db, sport, from, until);
  if (modelled.length === 0) return [];
  const priced = await findPricedMatches(db, sport, from - 1, until);
  const pricesOf = new Map(priced.map((match) => [match.id, match]));
  return modelled.flatMap((match): NewItem[] => {
    const prices = pricesOf.get(match.id);
    if (prices === undefined) return [];
    const tip = selectMathTip(
      matrixOf(match),
      prices.odd_types.map((oddType, at) => ({ oddType, milliOdds: prices.milli[at] ?? 0 })),
    );
    if (tip === undefined) return [];
    const { oddType, milliOdds: milli, probability, valuePercent } = tip;
    return [
      {
        kind: FEED_KIND.mathTip,
        sport,
        atSeconds: nowSeconds,
        matchId: match.id,
        eventKey: `math:${match.id}`,
        details: { oddType, milli, probability, valuePercent },
      },
    ];
  });
}

/** Seasons that opened, and those that were closed since. One statement. */
export async function contestItems(
  db: Db,
  { sinceSeconds, nowSeconds }: { readonly sinceSeconds: number; readonly nowSeconds: number },
): Promise<NewItem[]> {
  const opened = Object.values(CONTEST)
    .map((contest) => contestSeasonAt(contest, nowSeconds))
    .filter(({ startsAt }) => startsAt > sinceSeconds);
  const closed = await findClosedSeasons(db, sinceSeconds);
  const common = { kind: FEED_KIND.contestNews, sport: null };
  return [
    ...opened.map(({ id, startsAt }) => ({
      ...common,
      atSeconds: startsAt,
      eventKey: `contest:${id}:opened`,
      details: { contestSeasonId: id, event: 'opened' as const },
    })),
    ...closed.map(({ contest_season_id: id, closed_at, winner_id }) => ({
      ...common,
      atSeconds: closed_at,
      userId: winner_id,
      eventKey: `contest:${id}:closed`,
      details: { contestSeasonId: id, event: 'closed' as const },
    })),
  ];
}
