import { EN, judge, RU } from '@tipmark/api/database';
import {
  INITIAL_BANK_MILLI,
  MATCH_STATUS,
  type MarketCode,
  mainOddTypes,
  parseOddType,
  RESUME_WITHIN_SECONDS,
  STAKE_UNIT_MILLI,
  TIP_RESULT,
} from '@tipmark/domain';
import { type Random, randomOf } from '@tipmark/simulator';
import { createSpread } from './spread-tips.ts';
import type { TippedMatch, TipRow } from './tip-queries.ts';
import { createTipsterSampler, type Habit, habitOf } from './tipster-habits.ts';
import { layoutOf, type WorldSize } from './world-size.ts';

export type PlannedTip = Omit<TipRow, 'seq' | 'settledSeq' | 'hash'> & {
  /** Index among all people, from 0. */
  readonly person: number;
};

const HOUR = 3_600;
const SETTLED_AFTER = 2 * HOUR;
/** Rated tips only: 1.30 to 10.00. */
const [LEAST_MILLI, MOST_MILLI] = [1_300, 10_000];
/** Below this bank a tipster stops. */
const RESERVE_MILLI = INITIAL_BANK_MILLI / 5;
/** Treated as abandoned when nothing more is reported. */
const UNSURE: ReadonlySet<number> = new Set([
  MATCH_STATUS.moved,
  MATCH_STATUS.stopped,
  MATCH_STATUS.interrupted,
]);
const TEXT_SHARE = 0.25;
const TRIES = 60;
const LEAST_FALL = 1.03;
/** The last matches get only the tips that found no author before. */
const SPARE_MATCHES = 16;
/**
 * After this part of the span, people who left may return where the count would not be met
 * otherwise.
 */
const LATE = 0.9;

/** Matches that may be tipped, and when the first and the last of them start. */
export interface TipSpan {
  readonly count: number;
  readonly from: number;
  readonly until: number;
}

/** Plans tips match by match, in the order of their starts; the same for the same seed. */
export function createTipPlanner(
  { seed, asOf, ...size }: WorldSize & { seed: number; asOf: number },
  span: TipSpan,
  firstUserId: number,
) {
  const banks = new Float64Array(size.users).fill(INITIAL_BANK_MILLI);
  const habits: Habit[] = [];
  const habit = (person: number) => (habits[person] ??= habitOf(seed, person));
  const personOf = createTipsterSampler(size.users);
  const { bookmakers } = layoutOf(size);
  const texts = [...RU.more, ...EN.more] as const;
  const spare = Math.min(SPARE_MATCHES, Math.floor(span.count / 20));
  const countOfNext = createSpread(seed, size.tips, span.count - spare);
  const partOf = (at: number) => (at - span.from) / Math.max(1, span.until - span.from);
  /** Tips of earlier matches without an author. */
  let owed = 0;
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
    const part = partOf(match.starts_at);
    const taken = new Set<string>();
    const hasManyMoments = match.odds > bookmakers * oddTypes.length * 2;
    const wait = UNSURE.has(match.status) ? RESUME_WITHIN_SECONDS : 0;
    const settledAt = Math.min(match.starts_at + SETTLED_AFTER + wait, asOf);
    const wanted = countOfNext() + owed;
    const most = offers.length === 0 ? 0 : TRIES * wanted;
    const tips: PlannedTip[] = [];
    for (let tries = 0; tips.length < wanted && tries < most; tries += 1) {
      const person = personOf(random.next());
      const { joins, leaves, stakes, ...how } = habit(person);
      if (part < joins || (part > leaves && (part < LATE || tries < most / 2))) continue;
      const offer = chooseOffer(offers, closing, how, random);
      const stake = random.integer(...stakes);
      const bank = banks[person] ?? 0;
      const key = `${person} ${offer?.market}`;
      if (offer === undefined || taken.has(key)) continue;
      if (bank - stake * STAKE_UNIT_MILLI < RESERVE_MILLI) continue;
      taken.add(key);
      const hours = hasManyMoments ? 47.1 + random.next() * 0.8 : 1.5 + random.next() * 46;
      const createdAt = Math.floor(match.priced_at - hours * HOUR);
      const open = {
        odd_type: offer.oddType,
        market: offer.market,
        milli: offer.milli,
        stake,
        result: TIP_RESULT.pending,
        clv: null,
        is_rated: false,
        starts_at: match.starts_at,
      };
      const verdict = judge(open, { match, closing, nowSeconds: settledAt });
      if (verdict !== undefined) banks[person] = bank + verdict.profitMilli;
      tips.push({
        person,
        userId: firstUserId + person,
        matchId: match.id,
        sport: match.sport,
        ...offer,
        stake,
        createdAt,
        startsAt: match.starts_at,
        description: random.chance(TEXT_SHARE) ? random.pick([texts[0], ...texts.slice(1)]) : '',
        result: verdict?.result ?? TIP_RESULT.pending,
        profitMilli: verdict?.profitMilli ?? 0,
        settledAt: verdict === undefined ? null : settledAt,
        clv: verdict?.clv ?? null,
        isRated: verdict?.isRated ?? false,
      });
    }
    owed = wanted - tips.length;
    return tips;
  };
}

interface Offer {
  readonly oddType: string;
  readonly market: MarketCode;
  readonly milli: number;
}

/**
 * Price readers take the one that falls most, and no match where none does; others take the lower
 * or higher of two by preference.
 */
function chooseOffer(
  offers: readonly Offer[],
  closing: ReadonlyMap<string, number>,
  { skill, preference }: Pick<Habit, 'skill' | 'preference'>,
  random: Random,
): Offer | undefined {
  const some = () => offers[random.integer(0, offers.length - 1)];
  const one = some();
  if (one === undefined) return undefined;
  const better = (value: (offer: Offer) => number, all: readonly Offer[]) =>
    all.reduce((best, offer) => (value(offer) > value(best) ? offer : best), one);
  if (random.chance(skill)) {
    const fall = ({ oddType, milli }: Offer) => milli / (closing.get(oddType) ?? milli);
    const best = better(fall, offers);
    return closing.size > 0 && fall(best) < LEAST_FALL ? undefined : best;
  }
  const other = preference === 0 ? undefined : some();
  return other === undefined ? one : better(({ milli }) => preference * milli, [other]);
}
