import type { Random } from '../../simulator/chance/random.ts';
import type { SimulatedCapper } from './cappers.ts';

type Topic = 'home' | 'draw' | 'away' | 'over' | 'under';
type Texts = readonly [string, ...string[]];

const TOPICS: Readonly<Record<string, Topic>> = {
  '1x2.1': 'home',
  '1x2.x': 'draw',
  '1x2.2': 'away',
  'ou.o:2.5': 'over',
  'ou.u:2.5': 'under',
};

const TEXTS: Readonly<Record<SimulatedCapper['locale'], Readonly<Record<Topic, Texts>>>> = {
  ru: {
    home: [
      'Дома {{home}} играет заметно увереннее, чем на выезде. За такую цену беру.',
      'У хозяев состав почти без потерь, а {{away}} третий матч подряд в дороге.',
    ],
    draw: [
      'Команды близки по силе, и рисковать обеим незачем. Ничья недооценена.',
      'Оба тренера начинают от обороны. Жду осторожный матч и делёж очков.',
    ],
    away: [
      '{{away}} сейчас в лучшей форме, а цена до сих пор как в начале сезона.',
      'Хозяева пропускают в каждом матче. Гостям этого должно хватить.',
    ],
    over: [
      'Обе команды много атакуют и мало держат мяч у себя. Три гола вполне реальны.',
      'В последних матчах у {{home}} голов хватало с запасом. Беру верх.',
    ],
    under: [
      'Моментов будет мало: {{away}} сядет низко и будет ждать своего.',
      'Цена на верх завышена вниманием к именам. Спокойный низ.',
    ],
  },
  en: {
    home: [
      '{{home}} look a different side in front of their own crowd. Happy with the price.',
      'The hosts are close to full strength while {{away}} are on a third trip in a row.',
    ],
    draw: [
      'Little between the two and neither has a reason to open up. The draw is underrated.',
      'Both managers start from the back. A cautious game and a point each.',
    ],
    away: [
      '{{away}} are the better team right now and the price has not caught up.',
      'The hosts concede in every game. That should be enough for the visitors.',
    ],
    over: [
      'Two sides that attack first and ask later. Three goals is well within reach.',
      'There have been plenty of goals around {{home}} lately. Over it is.',
    ],
    under: [
      'Not many chances here: {{away}} will sit deep and wait for one moment.',
      'The over is priced on names. A quiet game for me.',
    ],
  },
};

/** A few words on a tip; some people post without any. */
export function textFor(
  capper: SimulatedCapper,
  oddType: string,
  teams: { readonly home: string; readonly away: string },
  random: Random,
): string {
  const topic = TOPICS[oddType];
  if (topic === undefined || random.chance(0.35)) return '';
  return random
    .pick(TEXTS[capper.locale][topic])
    .replace('{{home}}', teams.home)
    .replace('{{away}}', teams.away);
}
