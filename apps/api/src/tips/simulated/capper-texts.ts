import {
  CONTEST,
  contestMinDescription,
  describedLength,
  SPORT,
  type Sport,
} from '@tipmark/domain';
import { mainOddTypes } from '../../odds/main-odd-types.ts';
import type { Random } from '../../simulator/chance/random.ts';
import type { SimulatedCapper } from './cappers.ts';
import { contestOf } from './contestants.ts';
import { HOCKEY_EN, HOCKEY_RU, TENNIS_EN, TENNIS_RU } from './other-texts.ts';
import { EN, RU, type Topic, type Words } from './texts.ts';

/** Of the main line, in its order; tennis has the two players alone. */
const TOPICS: Readonly<Record<Sport, readonly Topic[]>> = {
  [SPORT.soccer]: ['home', 'draw', 'away', 'over', 'under'],
  [SPORT.hockey]: ['home', 'draw', 'away', 'over', 'under'],
  [SPORT.tennis]: ['home', 'away'],
};

const WORDS: Readonly<Record<Sport, Readonly<Record<'ru' | 'en', Words>>>> = {
  [SPORT.soccer]: { ru: RU, en: EN },
  [SPORT.hockey]: { ru: HOCKEY_RU, en: HOCKEY_EN },
  [SPORT.tennis]: { ru: TENNIS_RU, en: TENNIS_EN },
};

const SILENT_SHARE = 0.3;
const LONGER_SHARE = 0.45;

/** So much that the premium cup takes it. */
function atLength(text: string, more: readonly string[], random: Random): string {
  const wanted = contestMinDescription(CONTEST.premiumCup);
  const rest = [...more].toSorted();
  let longer = text;
  while (describedLength(longer) < wanted && rest.length > 0) {
    const [sentence = ''] = rest.splice(random.integer(0, rest.length - 1), 1);
    if (!longer.includes(sentence)) longer = `${longer} ${sentence}`;
  }
  return longer;
}

/**
 * A few words on a tip; some people post without any, those of the premium cup say why at length.
 */
export function textFor(
  capper: Pick<SimulatedCapper, 'locale' | 'name' | 'kind'>,
  tipped: { readonly sport: Sport; readonly oddType: string },
  teams: { readonly home: string; readonly away: string },
  random: Random,
): string {
  const { sport, oddType } = tipped;
  const topic = TOPICS[sport][mainOddTypes(sport).indexOf(oddType)];
  const words = WORDS[sport][capper.locale];
  const reasons = topic === undefined ? undefined : words[topic];
  if (reasons === undefined || random.chance(SILENT_SHARE)) return '';
  const reason = random.pick(reasons);
  const short = random.chance(LONGER_SHARE) ? `${reason} ${random.pick(words.more)}` : reason;
  const isLong = contestOf(capper) === CONTEST.premiumCup;
  const text = isLong ? atLength(short, words.more, random) : short;
  return text.replaceAll('{{home}}', teams.home).replaceAll('{{away}}', teams.away);
}
