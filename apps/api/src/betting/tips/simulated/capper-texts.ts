import {
  CONTEST,
  contestMinDescription,
  describedLength,
  MAIN_LINES,
  SPORT,
  type Sport,
  tableOf,
} from '@tipmark/domain';
import type { Random } from '@tipmark/simulator';
import type { SimulatedCapper } from './cappers.ts';
import { contestOf } from './contestants.ts';
import { positionInMainLine } from './equivalent-outcomes.ts';
import { HOCKEY_EN, HOCKEY_RU, TENNIS_EN, TENNIS_RU } from './other-texts.ts';
import { filledText, PRICE_EN, PRICE_RU } from './price-texts.ts';
import { EN, RU, type TextsByTopic, type Topic } from './texts.ts';

const TOPIC_OF = tableOf<Topic>({ '1': 'home', x: 'draw', '2': 'away' });

/** What a tip on the main line of a sport may be about, in the order of its outcomes. */
function topicsOf(sport: Sport): Topic[] {
  const { mainSelections, mainTotalLine } = MAIN_LINES[sport];
  const ofResult = mainSelections.flatMap((selection) => TOPIC_OF[selection] ?? []);
  return mainTotalLine === null ? ofResult : [...ofResult, 'over', 'under'];
}

/** Without texts of its sport, a tip has none. */
const TEXTS_BY_SPORT: Readonly<
  Partial<Record<Sport, Readonly<Record<'ru' | 'en', TextsByTopic>>>>
> = {
  [SPORT.soccer]: { ru: RU, en: EN },
  [SPORT.hockey]: { ru: HOCKEY_RU, en: HOCKEY_EN },
  [SPORT.tennis]: { ru: TENNIS_RU, en: TENNIS_EN },
};

const SILENT_SHARE = 0.3;
const LONGER_SHARE = 0.45;

const PRICE_TEXTS = { ru: PRICE_RU, en: PRICE_EN } as const;

/**
 * Sentences after the reason, by whether the author is the first, second or third to give it: each
 * continues in different words, the first about the price.
 */
function moreOfLap(
  locale: 'ru' | 'en',
  { more }: Pick<TextsByTopic, 'more'>,
  lap: number,
): readonly string[] {
  if (lap === 0) return PRICE_TEXTS[locale];
  return more.filter((_, index) => index % 2 === Math.min(lap, 2) % 2);
}

/** Moves the first sentence of a match away from that of the match before. */
const STEP_OF_MATCH = 7;

/** Long enough for the premium cup. */
function atLength(text: string, more: readonly string[], random: Random): string {
  const wanted = contestMinDescription(CONTEST.premiumCup);
  const rest = more.filter((sentence) => !text.includes(sentence));
  let longer = text;
  while (describedLength(longer) < wanted && rest.length > 0) {
    const [sentence = ''] = rest.splice(random.integer(0, rest.length - 1), 1);
    longer = `${longer} ${sentence}`;
  }
  return longer;
}

/** Position of the author among the authors on a match in one language. */
export interface WritingStyle {
  /** Number of earlier authors, whatever they wrote. */
  readonly earlier: number;
  /** The index of the reason the first of them would give, as any integer; per match. */
  readonly firstReason: number;
}

/**
 * A short comment on a tip; some people post without one, those of the premium cup explain at
 * length. No two comments on one match are the same.
 */
export function textFor(
  capper: Pick<SimulatedCapper, 'locale' | 'name' | 'kind'>,
  tipped: { readonly sport: Sport; readonly oddType: string; readonly milliOdds: number },
  teams: { readonly home: string; readonly away: string },
  { earlier, firstReason }: WritingStyle,
  random: Random,
): string {
  const { sport, oddType, milliOdds } = tipped;
  const topic = topicsOf(sport)[positionInMainLine(sport, oddType)];
  const ofLocale = TEXTS_BY_SPORT[sport]?.[capper.locale];
  const reasons = topic === undefined ? undefined : ofLocale?.[topic];
  if (ofLocale === undefined || reasons === undefined || random.chance(SILENT_SHARE)) return '';
  const reason = reasons[(firstReason + earlier) % reasons.length] ?? '';
  const lap = Math.floor(earlier / reasons.length);
  const more = moreOfLap(capper.locale, ofLocale, lap);
  const goesOn = random.chance(LONGER_SHARE) || lap > 0;
  // neighbours on a page differ in how they continue, too
  const continued = more[(firstReason * STEP_OF_MATCH + earlier) % more.length] ?? '';
  const short = goesOn ? `${reason} ${continued}` : reason;
  const isLong = contestOf(capper) === CONTEST.premiumCup;
  const text = isLong ? atLength(short, more, random) : short;
  return filledText(text, milliOdds, teams);
}
