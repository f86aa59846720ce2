import {
  INITIAL_BANK_MILLI,
  MATCH_STATUS,
  parseOddType,
  STAKE_UNIT_MILLI,
  TIP_RESULT,
} from '@tipmark/domain';
import { mainOddTypes } from '../feed/odds/main-line.ts';
import { judge } from '../settlement/settle-match.ts';
import { randomOf } from '../simulator/chance/random.ts';
import { EN, RU } from '../tips/simulated/texts.ts';
import type { TippedMatch, TipRow } from './tip-queries.ts';
import { layoutOf, type WorldSize } from './world-size.ts';

export type PlannedTip = Omit<TipRow, 'seq' | 'settledSeq' | 'hash'> & {
  /** Place among all people, from 0. */
  readonly person: number;
};

const HOUR = 3_600;
const SETTLED_AFTER = 2 * HOUR;
/** Rated tips only: 1.30 to 10.00. */
const [LEAST_MILLI, MOST_MILLI] = [1_300, 10_000];
/** The front of the list tips most: place = count · u ^ this. */
const ZEAL = 1.3;
/** Nobody goes on with less than this left. */
const RESERVE_MILLI = INITIAL_BANK_MILLI / 5;
const TEXT_SHARE = 0.25;
const TRIES = 200;

/** Plans tips match by match, in the order of their starts; the same for the same seed. */
export function createTipPlanner(
  { seed, asOf, ...size }: WorldSize & { seed: number; asOf: number },
  matches: number,
  firstUserId: number,
) {
  const banks = new Float64Array(size.users).fill(INITIAL_BANK_MILLI);
  const hasManyMoments = size.odds / Math.max(1, size.matches) > layoutOf(size).bookmakers * 10;
  const texts = [...RU.more, ...EN.more] as const;
  let place = 0;
  /** How many tips the next match has, so that all have the wanted count. */
  const countOfNext = () => {
    const upTo = (index: number) => Math.floor((index * size.tips) / Math.max(1, matches));
    place += 1;
    return upTo(place) - upTo(place - 1);
  };
  return (match: TippedMatch): PlannedTip[] => {
    const random = randomOf(seed, 'tips', match.id);
    const oddTypes = mainOddTypes(match.sport);
    const offers = oddTypes.flatMap((oddType, index) => {
      const milli = match.odds_first?.[index] ?? 0;
      const market = parseOddType(oddType)?.market;
      const isPlayable = milli >= LEAST_MILLI && milli <= MOST_MILLI;
      return isPlayable && market !== undefined ? [{ oddType, market, milli }] : [];
    });
    const closing = new Map(
      oddTypes.flatMap((oddType, index): [string, number][] => {
        const milli = match.odds_closing?.[index];
        return typeof milli === 'number' ? [[oddType, milli]] : [];
      }),
    );
    const taken = new Set<string>();
    const isOver = match.status !== MATCH_STATUS.scheduled;
    const settledAt = Math.min(match.starts_at + SETTLED_AFTER, asOf);
    const wanted = countOfNext();
    const tips: PlannedTip[] = [];
    for (let tries = 0; tips.length < wanted && tries < TRIES * wanted; tries += 1) {
      const person = Math.floor(size.users * random.next() ** ZEAL);
      const offer = offers[random.integer(0, offers.length - 1)];
      const stake = random.integer(1, 3);
      const bank = banks[person] ?? 0;
      const key = `${person} ${offer?.market}`;
      if (offer === undefined || taken.has(key)) continue;
      if (bank - stake * STAKE_UNIT_MILLI < RESERVE_MILLI) continue;
      taken.add(key);
      const hours = hasManyMoments ? 47.1 + random.next() * 0.8 : 1.5 + random.next() * 46;
      const createdAt = Math.floor(match.priced_at - hours * HOUR);
      const open = {
        ...{ odd_type: offer.oddType, market: offer.market, milli: offer.milli, stake },
        ...{ result: TIP_RESULT.pending, clv: null, is_rated: false, starts_at: match.starts_at },
      };
      const verdict = isOver ? judge(open, { match, closing, nowSeconds: settledAt }) : undefined;
      if (verdict !== undefined) banks[person] = bank + verdict.profitMilli;
      tips.push({
        ...{ person, userId: firstUserId + person, matchId: match.id, sport: match.sport },
        ...offer,
        ...{ stake, createdAt, startsAt: match.starts_at },
        description: random.chance(TEXT_SHARE) ? random.pick([texts[0], ...texts.slice(1)]) : '',
        result: verdict?.result ?? TIP_RESULT.pending,
        profitMilli: verdict?.profitMilli ?? 0,
        settledAt: verdict === undefined ? null : settledAt,
        clv: verdict?.clv ?? null,
        isRated: verdict?.isRated ?? false,
      });
    }
    return tips;
  };
}
