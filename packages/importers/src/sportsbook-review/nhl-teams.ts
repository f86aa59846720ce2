import { tableOf } from '@tipmark/domain';

/** English and Russian name of a club, and what else it is called. */
type NhlTeam = readonly [en: string, ru: string, ...aliases: string[]];

/** Clubs by the word of the archive without its spaces and full stops. */
const TEAMS = tableOf<NhlTeam>({
  Anaheim: ['Anaheim Ducks', 'Анахайм Дакс'],
  Arizona: ['Arizona Coyotes', 'Аризона Койотис'],
  Atlanta: ['Atlanta Thrashers', 'Атланта Трэшерз'],
  Boston: ['Boston Bruins', 'Бостон Брюинз'],
  Buffalo: ['Buffalo Sabres', 'Баффало Сейбрз'],
  Calgary: ['Calgary Flames', 'Калгари Флэймз'],
  Carolina: ['Carolina Hurricanes', 'Каролина Харрикейнз'],
  Chicago: ['Chicago Blackhawks', 'Чикаго Блэкхокс'],
  Colorado: ['Colorado Avalanche', 'Колорадо Эвеланш'],
  Columbus: ['Columbus Blue Jackets', 'Коламбус Блю Джекетс'],
  Dallas: ['Dallas Stars', 'Даллас Старз'],
  Detroit: ['Detroit Red Wings', 'Детройт Ред Уингз'],
  Edmonton: ['Edmonton Oilers', 'Эдмонтон Ойлерз'],
  Florida: ['Florida Panthers', 'Флорида Пантерз'],
  LosAngeles: ['Los Angeles Kings', 'Лос-Анджелес Кингз'],
  Minnesota: ['Minnesota Wild', 'Миннесота Уайлд'],
  Montreal: ['Montreal Canadiens', 'Монреаль Канадиенс'],
  Nashville: ['Nashville Predators', 'Нэшвилл Предаторз'],
  NewJersey: ['New Jersey Devils', 'Нью-Джерси Девилз'],
  NYIslanders: ['New York Islanders', 'Нью-Йорк Айлендерс'],
  NYRangers: ['New York Rangers', 'Нью-Йорк Рейнджерс'],
  Ottawa: ['Ottawa Senators', 'Оттава Сенаторз'],
  Philadelphia: ['Philadelphia Flyers', 'Филадельфия Флайерз'],
  Phoenix: ['Phoenix Coyotes', 'Финикс Койотис'],
  Pittsburgh: ['Pittsburgh Penguins', 'Питтсбург Пингвинз'],
  SanJose: ['San Jose Sharks', 'Сан-Хосе Шаркс'],
  Seattle: ['Seattle Kraken', 'Сиэтл Кракен'],
  StLouis: ['St. Louis Blues', 'Сент-Луис Блюз'],
  TampaBay: ['Tampa Bay Lightning', 'Тампа-Бэй Лайтнинг'],
  Toronto: ['Toronto Maple Leafs', 'Торонто Мейпл Лифс'],
  Utah: ['Utah Mammoth', 'Юта Мамонт', 'Utah Hockey Club'],
  Vancouver: ['Vancouver Canucks', 'Ванкувер Кэнакс'],
  Vegas: ['Vegas Golden Knights', 'Вегас Голден Найтс'],
  Washington: ['Washington Capitals', 'Вашингтон Кэпиталз'],
  Winnipeg: ['Winnipeg Jets', 'Виннипег Джетс'],
});

const OTHER_SPELLINGS = tableOf<string>({
  arizonas: 'Arizona',
  tampa: 'TampaBay',
  losangelas: 'LosAngeles',
  lakings: 'LosAngeles',
  nyislander: 'NYIslanders',
  nyranger: 'NYRangers',
  lasvegas: 'Vegas',
  saintlouis: 'StLouis',
});

/** Some months of the archive have the clubs' full names. */
const BY_FOLDED = new Map(
  Object.entries(TEAMS).flatMap(([word, [en]]) => [
    [fold(word), word] as const,
    [fold(en), word] as const,
  ]),
);

/** The key of a club by any of its spellings; undefined when it is none. */
export function nhlTeamKey(word: string): string | undefined {
  const folded = fold(word);
  return BY_FOLDED.get(folded) ?? OTHER_SPELLINGS[folded];
}

function fold(word: string): string {
  return word.toLowerCase().replace(/[^a-z]/g, '');
}

export function nhlTeamNames(key: string) {
  const [en, ru, ...aliases] = TEAMS[key] ?? [key, key];
  return { name: { en, ru }, aliases: [key, ...aliases] };
}
