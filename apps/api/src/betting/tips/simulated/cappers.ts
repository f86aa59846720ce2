import { type Random, randomOf } from '@tipmark/simulator';
import { onlookerNames } from './onlooker-names.ts';
import { FIRST_NAMES, LAST_NAMES, NICKNAMES } from './people.ts';

export type CapperKind = 'sharp' | 'average' | 'daring' | 'hasty';

/** An invented person of the simulated world who posts tips. */
export interface SimulatedCapper {
  readonly name: string;
  readonly locale: 'ru' | 'en';
  readonly kind: CapperKind;
  /** Share of matches this person tips. */
  readonly activity: number;
  /** Range of odds of this person's tips, milli-odds. */
  readonly minMilliOdds: number;
  readonly maxMilliOdds: number;
  /** Usual stake, percent of the bank. */
  readonly stake: number;
  /** Share of the later move of the market that this person anticipates, 0–1. */
  readonly insight: number;
  /** Error of the opinion, in logarithms of probabilities. */
  readonly noise: number;
  /** A tip is posted only if its expected profit is at least this share of the stake. */
  readonly targetEdge: number;
  /** How long before the start this person may write. */
  readonly earliestHours: number;
  /** Their record is private. */
  readonly isPrivate?: true;
  /** Tips are shown only to subscribers until the match begins. */
  readonly isDelaying?: true;
  /** Simulated tips next to a real account: only its past is invented. */
  readonly isPastOnly?: true;
}

/** People who tip regularly, and onlookers who tip now and then. */
const COUNT_OF_REGULARS = 240;
const COUNT_OF_ONLOOKERS = 2_000;

const SILENT_SHARE = 0.4;
const PRIVATE_SHARE = 0.03;
/** As in real communities: the others bet at the margin of the line, and some are lucky. */
const SHARP_SHARE = 0.075;
/** How much of the later move sharp people anticipate: a mean CLV of about +1 to +3 %. */
const [LEAST_INSIGHT, MOST_INSIGHT] = [0.28, 0.44];
/** Sharp tipsters; those who sell their tips delay them for everybody but subscribers. */
const DELAYING_SHARE = 0.2;

type Habits = Omit<SimulatedCapper, 'name' | 'locale' | 'kind' | 'activity' | 'stake'>;

const HABITS: Readonly<Record<CapperKind, Habits>> = {
  sharp: {
    minMilliOdds: 1_500,
    maxMilliOdds: 4_000,
    insight: (LEAST_INSIGHT + MOST_INSIGHT) / 2,
    noise: 0.03,
    targetEdge: 0,
    earliestHours: 72,
  },
  average: {
    minMilliOdds: 1_400,
    maxMilliOdds: 4_500,
    insight: 0,
    noise: 0.03,
    targetEdge: -1,
    earliestHours: 20,
  },
  daring: {
    minMilliOdds: 1_600,
    maxMilliOdds: 6_000,
    insight: 0,
    noise: 0.03,
    targetEdge: -1,
    earliestHours: 20,
  },
  hasty: {
    minMilliOdds: 1_350,
    maxMilliOdds: 6_000,
    insight: 0,
    noise: 0.03,
    targetEdge: -1,
    earliestHours: 10,
  },
};

function kindOf(share: number): CapperKind {
  if (share < SHARP_SHARE) return 'sharp';
  if (share < 0.66) return 'average';
  return share < 0.76 ? 'daring' : 'hasty';
}

/** A few post every day, many in most weeks, some now and then. */
function activityOf(kind: CapperKind, random: Random): number {
  const share = random.next();
  // Sharp tipsters look at most matches and skip most of them.
  const care = kind === 'sharp' ? 9 : 1;
  if (share < 0.25) return care * (0.075 + 0.031 * random.next());
  if (share < 0.85) return care * (0.031 + 0.018 * random.next());
  return care * (0.007 + 0.011 * random.next());
}

function namesOf(locale: 'ru' | 'en', count: number): string[] {
  const lasts = LAST_NAMES[locale];
  const full = lasts.flatMap(([male, female], shift) =>
    FIRST_NAMES[locale].flatMap((firsts, gender) =>
      firsts
        .filter((_, index) => (index + shift) % 2 === gender)
        .map((first) => `${first} ${gender === 0 ? male : female}`),
    ),
  );
  return [...NICKNAMES[locale], ...full].slice(0, count);
}

function privacyOf(name: string, kind: CapperKind) {
  const random = randomOf(0, 'privacy', name);
  if (random.chance(PRIVATE_SHARE)) return { isPrivate: true } as const;
  return kind === 'sharp' && random.chance(DELAYING_SHARE) ? ({ isDelaying: true } as const) : {};
}

function personOf(name: string, locale: 'ru' | 'en'): SimulatedCapper {
  const random = randomOf(0, 'capper', name);
  const kind = kindOf(random.next());
  const activity = activityOf(kind, random);
  const stake = random.integer(1, kind === 'hasty' ? 6 : 3);
  const person = { name, locale, kind, activity, stake, ...HABITS[kind] };
  if (kind !== 'sharp') return { ...person, ...privacyOf(name, kind) };
  const insight = LEAST_INSIGHT + (MOST_INSIGHT - LEAST_INSIGHT) * random.next();
  return { ...person, insight, ...privacyOf(name, kind) };
}

/** Many of the onlookers never tip: they only follow others. */
function onlookerOf(name: string, locale: 'ru' | 'en'): SimulatedCapper {
  const random = randomOf(0, 'onlooker', name);
  const activity = random.chance(SILENT_SHARE) ? 0 : 0.0005 + 0.003 * random.next() ** 2;
  return { ...personOf(name, locale), activity };
}

const LOCALES = ['ru', 'en'] as const;

export const REGULARS: readonly SimulatedCapper[] = LOCALES.flatMap((locale) =>
  namesOf(locale, COUNT_OF_REGULARS / 2).map((name) => personOf(name, locale)),
);

/** People of different skill and habits; the same in every world. */
export const SIMULATED_CAPPERS: readonly SimulatedCapper[] = [
  ...REGULARS,
  ...LOCALES.flatMap((locale) =>
    onlookerNames(locale, COUNT_OF_ONLOOKERS / 2).map((name) => onlookerOf(name, locale)),
  ),
];

/** Demo accounts have only a past: from now on whoever signs in posts their tips. */
export const DEMO_PASTS: readonly SimulatedCapper[] = [
  {
    ...personOf('Anton', 'ru'),
    kind: 'sharp',
    ...HABITS.sharp,
    // The demo's premium capper: many tips far better than the line give a high score in any world.
    maxMilliOdds: 3_000,
    insight: 0.75,
    activity: 1,
    stake: 2,
    isPastOnly: true,
  },
  {
    ...personOf('Maria', 'ru'),
    kind: 'average',
    ...HABITS.average,
    activity: 0.03,
    stake: 2,
    isPastOnly: true,
  },
];
