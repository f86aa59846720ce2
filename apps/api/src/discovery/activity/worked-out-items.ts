import { CONTEST, contestSeasonAt, FEED_KIND, type Sport } from '@tipmark/domain';
import { MATH_TIP } from '@tipmark/prediction';
import { findFrozenMathTips } from '../../betting/math-tips/math-tip-queries.ts';
import { findDroppedOdds } from '../../matches/home/home-queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { findClosedSeasons, type NewItem } from './feed-write-queries.ts';

/** A fall of fifteen percent makes a feed item. */
const FALL = { maxRatio: 0.85, limit: 40 } as const;

/** Deep falls of main outcomes. Two statements. */
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

/** Math tips that were published, each with its frozen price. One statement. */
export async function mathTipItems(db: Db, sport: Sport, nowSeconds: number): Promise<NewItem[]> {
  const tips = await findFrozenMathTips(db, sport, nowSeconds - MATH_TIP.openSeconds);
  return tips.map(({ matchId, oddType, milli, probability, valuePercent, madeAt }) => ({
    kind: FEED_KIND.mathTip,
    sport,
    atSeconds: madeAt,
    matchId,
    eventKey: `math:${matchId}`,
    details: { oddType, milli, probability, valuePercent },
  }));
}

/** Seasons that opened or closed since. One statement. */
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
