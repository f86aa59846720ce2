import { tableOf } from '@tipmark/domain';

/** English and Russian name of a club, and other names of it. */
type Club = readonly [en: string, ru: string, ...aliases: string[]];

/** Clubs by the abbreviation of the league, which no other club gets. */
const CLUBS = tableOf<Club>({
  ANA: ['Anaheim Ducks', 'Анахайм Дакс'],
  ARI: ['Arizona Coyotes', 'Аризона Койотис'],
  ATL: ['Atlanta Thrashers', 'Атланта Трэшерз'],
  BOS: ['Boston Bruins', 'Бостон Брюинз'],
  BUF: ['Buffalo Sabres', 'Баффало Сейбрз'],
  CAR: ['Carolina Hurricanes', 'Каролина Харрикейнз'],
  CBJ: ['Columbus Blue Jackets', 'Коламбус Блю Джекетс'],
  CGY: ['Calgary Flames', 'Калгари Флэймз'],
  CHI: ['Chicago Blackhawks', 'Чикаго Блэкхокс'],
  COL: ['Colorado Avalanche', 'Колорадо Эвеланш'],
  DAL: ['Dallas Stars', 'Даллас Старз'],
  DET: ['Detroit Red Wings', 'Детройт Ред Уингз'],
  EDM: ['Edmonton Oilers', 'Эдмонтон Ойлерз'],
  FLA: ['Florida Panthers', 'Флорида Пантерз'],
  LAK: ['Los Angeles Kings', 'Лос-Анджелес Кингз'],
  MIN: ['Minnesota Wild', 'Миннесота Уайлд'],
  MTL: ['Montreal Canadiens', 'Монреаль Канадиенс', 'Montréal Canadiens'],
  NJD: ['New Jersey Devils', 'Нью-Джерси Девилз'],
  NSH: ['Nashville Predators', 'Нэшвилл Предаторз'],
  NYI: ['New York Islanders', 'Нью-Йорк Айлендерс'],
  NYR: ['New York Rangers', 'Нью-Йорк Рейнджерс'],
  OTT: ['Ottawa Senators', 'Оттава Сенаторз'],
  PHI: ['Philadelphia Flyers', 'Филадельфия Флайерз'],
  PHX: ['Phoenix Coyotes', 'Финикс Койотис'],
  PIT: ['Pittsburgh Penguins', 'Питтсбург Пингвинз'],
  SEA: ['Seattle Kraken', 'Сиэтл Кракен'],
  SJS: ['San Jose Sharks', 'Сан-Хосе Шаркс'],
  STL: ['St. Louis Blues', 'Сент-Луис Блюз'],
  TBL: ['Tampa Bay Lightning', 'Тампа-Бэй Лайтнинг'],
  TOR: ['Toronto Maple Leafs', 'Торонто Мейпл Лифс'],
  UTA: ['Utah Mammoth', 'Юта Мамонт', 'Utah Hockey Club'],
  VAN: ['Vancouver Canucks', 'Ванкувер Кэнакс'],
  VGK: ['Vegas Golden Knights', 'Вегас Голден Найтс'],
  WPG: ['Winnipeg Jets', 'Виннипег Джетс'],
  WSH: ['Washington Capitals', 'Вашингтон Кэпиталз'],
});

export interface ClubNames {
  readonly name: { readonly en: string; readonly ru?: string };
  readonly aliases?: string[];
}

/** Names of a club by its abbreviation; undefined where it is none of the league. */
export function clubNames(abbreviation: string): ClubNames | undefined {
  const club = CLUBS[abbreviation];
  if (club === undefined) return undefined;
  const [en, ru, ...aliases] = club;
  return { name: { en, ru }, ...(aliases.length === 0 ? {} : { aliases }) };
}
