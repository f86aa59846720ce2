/**
 * Sentences after the reason of a tip, about its price and its match: two tips on a screen rarely
 * share one. Placeholders: `odds`, `floor` and `fair` below it, `percent` it needs to break even,
 * the teams.
 */
export type PriceTexts = readonly [string, ...string[]];

export const PRICE_RU: PriceTexts = [
  'За {{odds}} беру, ниже {{floor}} уже нет.',
  'При {{odds}} достаточно угадывать {{percent}} % таких матчей.',
  'Мой честный коэффициент ближе к {{fair}}, так что {{odds}} устраивает.',
  'Цена {{odds}} обещает {{percent}} %, по-моему, шансов больше.',
  'Дождался {{odds}} и дальше ждать не стану.',
  'Если к началу останется {{floor}}, брать будет поздно.',
  'Коэффициент {{odds}} – это {{percent}} раз из ста, а выходить должно чаще.',
  'Закрытие жду около {{floor}}.',
  'Пока дают {{odds}}, а ближе к {{fair}} смысла уже не будет.',
  'Играю одинаром по {{odds}}, в экспресс такое не кладу.',
  'Запас небольшой: {{odds}} против моих {{fair}}.',
  'По {{odds}} риск оправдан, по {{floor}} уже вряд ли.',
  'Вчера такого не давали, {{odds}} появилось только сейчас.',
  'Считаю от {{fair}}: всё, что выше, уже в мою пользу.',
  'Пара {{home}} – {{away}} изучена вдоль и поперёк, {{odds}} беру спокойно.',
  '{{percent}} % для безубыточности – планка невысокая.',
  'Рынок ставит {{percent}} %, я бы добавил ещё пару.',
  'Будет {{floor}} – значит, не один я так думаю.',
  'Больше, чем {{odds}}, здесь вряд ли предложат.',
  '{{home}} – {{away}} посмотрю от начала до конца.',
  'На матч {{home}} – {{away}} ставка одна, эта.',
  'Не зайдёт по {{odds}} – вопросов к цене всё равно не будет.',
  'Взял бы и по {{fair}}, а тут {{odds}}.',
  'Хватило бы и {{floor}}, поэтому не торгуюсь.',
  'Ошибусь – минус одна ставка по {{odds}}, ничего страшного.',
  'Другие рынки матча {{home}} – {{away}} скучнее, здесь хотя бы {{odds}}.',
  'Доля обычная: {{odds}} не повод рисковать банком.',
  'Моя оценка – {{fair}}, разница с {{odds}} и есть вся идея.',
  'Раньше {{home}} – {{away}} я бы пропустил, но не по {{odds}}.',
  'Сдвинут к {{floor}} – порадуюсь, нет – тоже не беда.',
];

export const PRICE_EN: PriceTexts = [
  'Fine at {{odds}}, not below {{floor}}.',
  'At {{odds}} it has to land {{percent}}% of the time, no more.',
  'I make it closer to {{fair}}, so {{odds}} will do.',
  '{{odds}} implies {{percent}}%, and I think it is likelier than that.',
  'Waited for {{odds}} and will not wait any longer.',
  'If only {{floor}} is left by the start, leave it alone.',
  '{{odds}} means {{percent}} times in a hundred; it should be more.',
  'I expect it to close around {{floor}}.',
  'Still {{odds}} out there, near {{fair}} the point is gone.',
  'A single at {{odds}}, nothing for an accumulator.',
  'A thin margin: {{odds}} against my {{fair}}.',
  'Worth the risk at {{odds}}, hardly at {{floor}}.',
  'Nobody offered this yesterday, {{odds}} is new.',
  'I count from {{fair}}: anything above is on my side.',
  'I know {{home}} v {{away}} inside out and take {{odds}} calmly.',
  '{{percent}}% to break even is not a high bar.',
  'The market says {{percent}}%, I would add a couple.',
  'If it goes to {{floor}}, I am not the only one.',
  'You will hardly see more than {{odds}} here.',
  'Watching {{home}} v {{away}} from start to finish.',
  'One bet on {{home}} v {{away}}, and this is it.',
  'If it loses at {{odds}}, the price was still right.',
  'I would have taken {{fair}}, and here is {{odds}}.',
  '{{floor}} would have been enough, so no haggling.',
  'If I am wrong it is one bet at {{odds}}, no drama.',
  'The other markets of {{home}} v {{away}} are duller, this one at least pays {{odds}}.',
  'Usual stake: {{odds}} is no reason to go big.',
  'My number is {{fair}}, the gap to {{odds}} is the whole idea.',
  'I would usually skip {{home}} v {{away}}, but not at {{odds}}.',
  'If they move to {{floor}}, good; if not, no harm done.',
];

const MILLI = 1_000;
const FLOOR = 0.96;
const FAIR = 0.93;
const LEAST_MILLI = 1_010;

const written = (milli: number) => (Math.max(LEAST_MILLI, milli) / MILLI).toFixed(2);

/** A text with its price and the names of its teams. */
export function filledText(
  text: string,
  milliOdds: number,
  { home, away }: { readonly home: string; readonly away: string },
): string {
  const values: Readonly<Record<string, string>> = {
    home,
    away,
    odds: written(milliOdds),
    floor: written(milliOdds * FLOOR),
    fair: written(milliOdds * FAIR),
    percent: String(Math.round((MILLI / milliOdds) * 100)),
  };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
