import {
  DEFAULT_SPORT,
  HOUR_SECONDS,
  mainOddTypes,
  removeMargin,
  type Sport,
  sportRules,
} from '@tipmark/domain';
import { goalProbabilities, type Random, randomOf, randomsOf } from '@tipmark/simulator';
import { textFor } from './capper-texts.ts';
import type { SimulatedCapper } from './cappers.ts';
import { equivalentOf } from './equivalent-outcomes.ts';

/** A match as people see it. */
export interface ObservedMatch {
  readonly id: number;
  readonly sport: Sport;
  /** Unix seconds. */
  readonly starts_at: number;
  readonly forecast_home: number | null;
  readonly forecast_away: number | null;
  /** For a past match: the later prices, which some people anticipated. */
  readonly closing?: MainPrices;
  readonly home_ru: string;
  readonly away_ru: string;
  readonly home_en: string;
  readonly away_en: string;
}

/** Site line of the main outcomes, in the order of `mainOddTypes`, milli-odds. */
export type MainPrices = readonly (number | null)[];

export interface Choice {
  readonly odd_type: string;
  readonly milli: number;
  readonly stake: number;
  readonly description: string;
}

/** One person's opinions about a match. */
export interface TipIdea {
  /** Unix seconds from which it may be posted. */
  readonly from: number;
  /** The tip at these prices, if there is one worth posting. */
  choose(prices: MainPrices): Choice | undefined;
  /** Whether this person uses a market other than that of the main line. */
  readonly comparesPrices: boolean;
  /** The same opinion on an outcome equivalent to the chosen one, where one is offered. */
  insteadOf(choice: Choice, prices: ReadonlyMap<string, number>): Choice;
  /** The tip on a certain outcome. */
  on(oddType: string, milli: number): Choice;
}

/** Share of the people who look beyond soccer, for each other sport; of sharp people most do. */
const OTHER_SPORT_SHARE = 0.4;
const OTHER_SPORT_SHARE_OF_SHARP = 0.75;
/** Share of opinions outside the main line; sharp people never have any. */
const FURTHER_SHARE = 0.3;

interface Chances {
  readonly seed: number;
  readonly follows: (sport: Sport) => Random;
  readonly tip: (matchId: number) => Random;
}

/** Cached per person: thousands are asked about every match, and few have an opinion. */
const chances = new WeakMap<SimulatedCapper, Chances>();

function chancesOf(seed: number, capper: SimulatedCapper): Chances {
  const known = chances.get(capper);
  if (known?.seed === seed) return known;
  const { name } = capper;
  const made = {
    seed,
    follows: randomsOf(seed, 'follows', name),
    tip: randomsOf(seed, 'tip', name),
  };
  chances.set(capper, made);
  return made;
}

/** All people follow soccer, some another sport, too. */
const follows = (seed: number, capper: SimulatedCapper, sport: Sport): boolean =>
  sport === DEFAULT_SPORT ||
  chancesOf(seed, capper)
    .follows(sport)
    .chance(capper.kind === 'sharp' ? OTHER_SPORT_SHARE_OF_SHARP : OTHER_SPORT_SHARE);

/** The tips of all people on one match, in the order of the people; each text is different. */
export function chooseTips<Person extends SimulatedCapper>(
  seed: number,
  people: readonly Person[],
  match: ObservedMatch,
): { readonly person: Person; readonly idea: TipIdea }[] {
  const earlier = { ru: 0, en: 0 };
  return people.flatMap((person) => {
    const idea = chooseTip(seed, person, match, earlier[person.locale]);
    if (idea === undefined) return [];
    earlier[person.locale] += 1;
    return [{ person, idea }];
  });
}

/**
 * The tip of one person on a match, if any; deterministic.
 * @param earlier number of earlier tips in the same language
 */
export function chooseTip(
  seed: number,
  capper: SimulatedCapper,
  match: ObservedMatch,
  earlier = 0,
): TipIdea | undefined {
  if (capper.activity === 0 || !follows(seed, capper, match.sport)) return undefined;
  const random = chancesOf(seed, capper).tip(match.id);
  if (!random.chance(capper.activity)) return undefined;
  const from = match.starts_at - random.integer(1, capper.earliestHours) * HOUR_SECONDS;
  const stake = Math.max(1, capper.stake + random.integer(-1, 1));
  const errors = Array.from({ length: 5 }, () => random.normal() * capper.noise);
  const on = (oddType: string, milli: number): Choice => ({
    odd_type: oddType,
    milli,
    stake,
    description: describe(seed, capper, match, { oddType, milliOdds: milli, earlier }),
  });
  const further = randomOf(seed, 'further market', capper.name, match.id);
  const comparesPrices = further.chance(FURTHER_SHARE) && capper.kind !== 'sharp';
  return {
    from,
    on,
    comparesPrices,
    insteadOf(choice, prices) {
      const own = randomOf(seed, 'kindred outcome', capper.name, match.id);
      const equivalent = equivalentOf(choice.odd_type, prices, capper, own);
      return equivalent === undefined ? choice : on(equivalent.oddType, equivalent.milli);
    },
    choose(prices) {
      const opinion = opinionOf(capper, match, prices, errors);
      const offers = mainOddTypes(match.sport).flatMap((oddType, index) => {
        const milli = prices[index] ?? 0;
        const probability = opinion[index] ?? 0;
        if (probability === 0 || milli < capper.minMilliOdds || milli > capper.maxMilliOdds)
          return [];
        return [{ oddType, milli, edge: (probability * milli) / 1_000 - 1 }];
      });
      const [best] = offers.toSorted((one, other) => other.edge - one.edge);
      if (best === undefined || best.edge < capper.targetEdge) return undefined;
      return on(best.oddType, best.milli);
    },
  };
}

function fairOf(prices: MainPrices, sport: Sport): number[] {
  const results = sportRules(sport).mainSelections.length;
  return [
    ...(removeMargin(prices.slice(0, results))?.probabilities ?? Array<number>(results).fill(0)),
    ...(removeMargin(prices.slice(results))?.probabilities ?? [0, 0]),
  ];
}

/** Information beyond the present line: its later move, or a model's forecast. */
function beyondOf(match: ObservedMatch): number[] {
  const { sport, closing, forecast_home: home, forecast_away: away } = match;
  if (closing !== undefined) return fairOf(closing, sport);
  // forecasts of sets are not used
  if (home === null || away === null || sportRules(sport).score.unit === 'set') return [];
  const { result, total } = goalProbabilities([home, away]);
  // the forecast of a total is for the main line of soccer
  return sport === DEFAULT_SPORT ? [...result, ...total] : [...result];
}

/** Probabilities as this person sees them: the market's, corrected by insight, with noise. */
function opinionOf(
  { insight }: SimulatedCapper,
  match: ObservedMatch,
  prices: MainPrices,
  errors: readonly number[],
): number[] {
  const beyond = beyondOf(match);
  return fairOf(prices, match.sport).map((fair, index) => {
    if (fair === 0) return 0;
    const truth = Math.max(beyond[index] || fair, 0.01);
    const logged = insight * Math.log(truth) + (1 - insight) * Math.log(fair);
    return Math.exp(logged + (errors[index] ?? 0));
  });
}

/** Larger than any list of reasons. */
const MOST_REASONS = 1_000;

function describe(
  seed: number,
  capper: SimulatedCapper,
  match: ObservedMatch,
  { oddType, milliOdds, earlier }: { oddType: string; milliOdds: number; earlier: number },
): string {
  const teams =
    capper.locale === 'en'
      ? { home: match.home_en, away: match.away_en }
      : { home: match.home_ru, away: match.away_ru };
  const firstReason = randomOf(seed, 'reasons', match.id).integer(0, MOST_REASONS);
  const random = randomOf(seed, 'text', capper.name, match.id);
  const tipped = { sport: match.sport, oddType, milliOdds };
  return textFor(capper, tipped, teams, { earlier, firstReason }, random);
}
