import { type Word, words } from '../countries/country.ts';
import { russia } from '../countries/russia.ts';
import { czech } from '../people/czech.ts';
import { english } from '../people/english.ts';
import { finnish } from '../people/finnish.ts';
import { german } from '../people/german.ts';
import type { NamePool } from '../people/name-pool.ts';
import { russian } from '../people/russian.ts';
import { swedish } from '../people/swedish.ts';

/** How hockey is called in a country: its towns, clubs and people; all of them are invented. */
export interface HockeyNation {
  readonly code: string;
  readonly timeZone: string;
  readonly townStarts: readonly Word[];
  readonly townEnds: readonly Word[];
  /** `{}` is the town. */
  readonly clubs: readonly Word[];
  readonly people: NamePool;
}

export const nations = {
  russia: {
    code: 'RU',
    timeZone: 'Europe/Moscow',
    townStarts: russia.townStarts.toReversed(),
    townEnds: russia.townEnds,
    clubs: words(
      'Rys {}/Рысь {}, Buran {}/Буран {}, Ledokol {}/Ледокол {}, Taiga {}/Тайга {}, Rosomakha {}/Росомаха {}, Metel {}/Метель {}, Sokol {}/Сокол {}',
    ),
    people: russian,
  },
  canada: {
    code: 'CA',
    timeZone: 'America/Toronto',
    townStarts: words('Maple/Мейпл, Silver/Сильвер, Birch/Бёрч, Otter/Оттер, Granite/Гранит'),
    townEnds: words('wood/вуд, lake/лейк, port/порт, field/филд'),
    clubs: words(
      '{} Loons/{} Лунз, {} Voyageurs/{} Вояжёрз, {} Icebreakers/{} Айсбрейкерз, {} Moose/{} Мус, {} Beacons/{} Биконз, {} Timbers/{} Тимберз',
    ),
    people: english,
  },
  sweden: {
    code: 'SE',
    timeZone: 'Europe/Stockholm',
    townStarts: words('Björk/Бьёрк, Sten/Стен, Norr/Норр, Silver/Сильвер, Gran/Гран'),
    townEnds: words('holm/хольм, vik/вик, fors/форс, stad/стад'),
    clubs: words('{} HK/{}, {} IF/{} ИФ, IK {}/ИК {}, {} Älgar/{} Эльгар'),
    people: swedish,
  },
  finland: {
    code: 'FI',
    timeZone: 'Europe/Helsinki',
    townStarts: words('Koivu/Койву, Kivi/Киви, Vesi/Веси, Halla/Халла, Karhu/Карху'),
    townEnds: words('lahti/лахти, mäki/мяки, saari/саари, ranta/ранта'),
    clubs: words('{} Hirvet/{} Хирвет, {} Jää/{} Яя, Kiekko {}/Киекко {}, {}/{}'),
    people: finnish,
  },
  czechia: {
    code: 'CZ',
    timeZone: 'Europe/Prague',
    townStarts: words('Lip/Лип, Javor/Явор, Hrad/Град, Bor/Бор, Kamen/Камен'),
    townEnds: words('ovice/овице, nice/нице, ov/ов, any/аны'),
    clubs: words('HC {}/ХК {}, {} Vlci/{} Влци, Sokol {}/Сокол {}, {} Rytíři/{} Рытиржи'),
    people: czech,
  },
  switzerland: {
    code: 'CH',
    timeZone: 'Europe/Zurich',
    townStarts: words('Berg/Берг, Eich/Айх, Stein/Штайн, Wald/Вальд, Linden/Линден'),
    townEnds: words('wil/виль, matt/матт, tal/таль, see/зе'),
    clubs: words('EHC {}/ЭХК {}, HC {}/ХК {}, {} Steinböcke/{} Штайнбёке, SC {}/СК {}'),
    people: german,
  },
  australia: {
    code: 'AU',
    timeZone: 'Australia/Melbourne',
    townStarts: words('Coral/Корал, Banksia/Банксия, Eucla/Юкла, Jarrah/Джарра, Wattle/Уоттл'),
    townEnds: words(' Bay/-Бей, brook/брук, ford/форд, ton/тон'),
    clubs: words('{} Emus/{} Эмус, {} Southerlies/{} Саутерлиз, {} Lyrebirds/{} Лайрбёрдз'),
    people: english,
  },
} as const satisfies Record<string, HockeyNation>;
