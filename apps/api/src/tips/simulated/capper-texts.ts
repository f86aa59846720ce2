import { CONTEST, contestMinDescription, describedLength } from '@tipmark/domain';
import type { Random } from '../../simulator/chance/random.ts';
import type { SimulatedCapper } from './cappers.ts';
import { contestOf } from './contestants.ts';
import { EN, RU, type Topic } from './texts.ts';

const TOPICS: Readonly<Record<string, Topic>> = {
  '1x2.1': 'home',
  '1x2.x': 'draw',
  '1x2.2': 'away',
  'ou.o:2.5': 'over',
  'ou.u:2.5': 'under',
};

const WORDS = { ru: RU, en: EN } as const;
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

/** A few words on a tip; some people post without any, those of the premium cup say why at length. */
export function textFor(
  capper: Pick<SimulatedCapper, 'locale' | 'name' | 'kind'>,
  oddType: string,
  teams: { readonly home: string; readonly away: string },
  random: Random,
): string {
  const topic = TOPICS[oddType];
  if (topic === undefined || random.chance(SILENT_SHARE)) return '';
  const words = WORDS[capper.locale];
  const reason = random.pick(words[topic]);
  const short = random.chance(LONGER_SHARE) ? `${reason} ${random.pick(words.more)}` : reason;
  const isLong = contestOf(capper) === CONTEST.premiumCup;
  const text = isLong ? atLength(short, words.more, random) : short;
  return text.replaceAll('{{home}}', teams.home).replaceAll('{{away}}', teams.away);
}
