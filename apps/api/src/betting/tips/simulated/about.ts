import type { Random } from '@tipmark/simulator';
import type { SimulatedCapper } from './cappers.ts';

type Lines = readonly [string, ...string[]];

const ABOUT: Readonly<Record<SimulatedCapper['locale'], Lines>> = {
  ru: [
    'Смотрю футбол двадцать лет, пишу только про то, что видел сам.',
    'Считаю, а не угадываю. Дистанция рассудит.',
    'Люблю низы, ничьи и матчи, о которых никто не говорит.',
    'Веду учёт с первого дня, сбрасывать статистику не собираюсь.',
    'Раньше играл в воротах, теперь разбираю чужие ошибки.',
    'Прогнозы по будням утром, в выходные перед турами.',
    'Ищу перекосы в линии до того, как их заметят все.',
    'Проигрываю честно, выигрываю тихо.',
    'Болею за одних, прогнозирую других: так спокойнее.',
    'Две ставки в день, не больше.',
  ],
  en: [
    'Twenty years of watching football, and I only write about what I have seen.',
    'Numbers first, opinions second. The long run decides.',
    'Unders, draws and games nobody talks about.',
    'Every tip on record since the first day, no resets.',
    'Former goalkeeper, now studying the mistakes of others.',
    'Weekday mornings, and before the weekend rounds.',
    'Looking for lines that are off before everybody sees it.',
    'I lose in the open and win quietly.',
    'Supporting one club, tipping the others. Better for the nerves.',
    'Two tips a day at most.',
  ],
};
const SILENT_SHARE = 0.4;

/** A line users write about themselves; many write none. */
export function aboutFor(locale: SimulatedCapper['locale'], random: Random): string {
  return random.chance(SILENT_SHARE) ? '' : random.pick(ABOUT[locale]);
}
