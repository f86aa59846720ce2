import type { Random } from '../../simulator/chance/random.ts';
import type { SimulatedCapper } from './cappers.ts';
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

/** A few words on a tip; some people post without any. */
export function textFor(
  { locale }: Pick<SimulatedCapper, 'locale'>,
  oddType: string,
  teams: { readonly home: string; readonly away: string },
  random: Random,
): string {
  const topic = TOPICS[oddType];
  if (topic === undefined || random.chance(SILENT_SHARE)) return '';
  const words = WORDS[locale];
  const reason = random.pick(words[topic]);
  const text = random.chance(LONGER_SHARE) ? `${reason} ${random.pick(words.more)}` : reason;
  return text.replaceAll('{{home}}', teams.home).replaceAll('{{away}}', teams.away);
}
