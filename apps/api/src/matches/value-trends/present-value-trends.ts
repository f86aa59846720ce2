import type { ValueTrend } from '@tipmark/contract';
import type { Locale } from '@tipmark/i18n/server';
import type { Db } from '../../platform/database/connect.ts';
import { selectMatchRows } from '../lists/match-row-queries.ts';
import { presentCrest } from '../lists/present-crest.ts';
import { presentLeague } from '../lists/present-leagues.ts';
import { rounded } from '../lists/rounded.ts';
import { timeKnown } from '../lists/time-known.ts';
import type { FoundTrend } from './find-value-trends.ts';

const MILLI = 1_000;
const PERCENT = 100;

const percent = (probability: number): number => rounded(probability * PERCENT);

/** Trends with the names of their matches; one statement, none for no trend. */
export async function presentValueTrends(
  db: Db,
  locale: Locale,
  trends: readonly FoundTrend[],
): Promise<ValueTrend[]> {
  if (trends.length === 0) return [];
  const ids = [...new Set(trends.map(({ matchId }) => matchId))];
  const rows = await selectMatchRows(db, locale).where('m.id', 'in', ids).execute();
  const matches = new Map(rows.map((row) => [row.id, row]));
  return trends.flatMap((trend): ValueTrend[] => {
    const match = matches.get(trend.matchId);
    if (match === undefined) return [];
    const [low, high] = trend.interval;
    return [
      {
        league: presentLeague(match, locale),
        link: `${match.id}-${match.slug}`,
        startsAt: match.starts_at,
        ...timeKnown(match),
        home: match.home_name,
        away: match.away_name,
        side: trend.side,
        logo: presentCrest(trend.side === 'home' ? match.home_crest : match.away_crest) ?? null,
        scope: trend.scope,
        oddType: trend.oddType,
        odds: trend.milli / MILLI,
        hits: trend.hits,
        of: trend.of,
        fairPercent: percent(trend.marketProbability),
        probabilityPercent: percent(trend.probability),
        breakEvenPercent: rounded(trend.breakEvenPercent),
        interval: [percent(low), percent(high)],
        valuePercent: rounded(trend.valuePercent),
        claimedPercent: rounded(trend.claimedPercent),
        record: trend.record.toReversed(),
      },
    ];
  });
}
