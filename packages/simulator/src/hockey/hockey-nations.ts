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
      'Rys {}/Рысь {}, Buran {}/Буран {}, Ledokol {}/Ледокол {}, Taiga {}/Тайга {}, Rosomakha {}/Росомаха {}, Metel {}/Метель {}, Sokol {}/Сокол {}, Grom {}/Гром {}, Vyuga {}/Вьюга {}, Polyarnik {}/Полярник {}, Kuznets {}/Кузнец {}, Zubr {}/Зубр {}, Lesorub {}/Лесоруб {}, Kristall {}/Кристалл {}, Prichal {}/Причал {}, Orlan {}/Орлан {}',
    ),
    people: russian,
  },
  canada: {
    code: 'CA',
    timeZone: 'America/Toronto',
    townStarts: words(
      'Maple/Мейпл, Silver/Сильвер, Birch/Бёрч, Otter/Оттер, Granite/Гранит, Beaver/Бивер, Caribou/Карибу, Falcon/Фолкон, Juniper/Джунипер, Kodiak/Кодьяк, Moss/Мосс, Pine/Пайн, Raven/Рейвен, Spruce/Спрус, Timber/Тимбер, Willow/Уиллоу',
    ),
    townEnds: words('wood/вуд, lake/лейк, port/порт, field/филд'),
    clubs: words(
      '{} Loons/{} Лунз, {} Voyageurs/{} Вояжёрз, {} Icebreakers/{} Айсбрейкерз, {} Moose/{} Мус, {} Beacons/{} Биконз, {} Timbers/{} Тимберз',
    ),
    people: english,
  },
  sweden: {
    code: 'SE',
    timeZone: 'Europe/Stockholm',
    townStarts: words(
      'Björk/Бьёрк, Sten/Стен, Norr/Норр, Silver/Сильвер, Gran/Гран, Alm/Альм, Dal/Даль, Ek/Эк, Furu/Фуру, Hav/Хав, Klint/Клинт, Lind/Линд, Myr/Мюр, Vinter/Винтер, Rönn/Рённ, Ås/Ос',
    ),
    townEnds: words('holm/хольм, vik/вик, fors/форс, stad/стад'),
    clubs: words(
      '{} HK/{}, {} IF/{} ИФ, IK {}/ИК {}, {} Älgar/{} Эльгар, {} Lejon/{} Лейон, {} Ishockey/{} Исхоккей, {} Vargar/{} Варгар',
    ),
    people: swedish,
  },
  finland: {
    code: 'FI',
    timeZone: 'Europe/Helsinki',
    townStarts: words(
      'Koivu/Койву, Kivi/Киви, Vesi/Веси, Halla/Халла, Karhu/Карху, Metsä/Мется, Lumi/Луми, Joki/Йоки, Harju/Харью, Susi/Суси, Tuuli/Туули, Pelto/Пелто, Ruska/Руска, Orava/Орава, Ahven/Ахвен, Niemi/Ниеми',
    ),
    townEnds: words('lahti/лахти, mäki/мяки, saari/саари, ranta/ранта'),
    clubs: words(
      '{} Hirvet/{} Хирвет, {} Jää/{} Яя, Kiekko {}/Киекко {}, {}/{}, {} Sudet/{} Судет, {} Kotkat/{} Коткат',
    ),
    people: finnish,
  },
  czechia: {
    code: 'CZ',
    timeZone: 'Europe/Prague',
    townStarts: words(
      'Lip/Лип, Javor/Явор, Hrad/Град, Bor/Бор, Kamen/Камен, Vrb/Врб, Dub/Дуб, Jesen/Есен, Olš/Ольш, Potok/Поток, Skal/Скал, Rybn/Рыбн, Zlat/Злат, Med/Мед',
    ),
    townEnds: words('ovice/овице, nice/нице, ov/ов, any/аны'),
    clubs: words(
      'HC {}/ХК {}, {} Vlci/{} Влци, Sokol {}/Сокол {}, {} Rytíři/{} Рытиржи, {} Draci/{} Драци, Slavoj {}/Славой {}, {} Orli/{} Орли',
    ),
    people: czech,
  },
  switzerland: {
    code: 'CH',
    timeZone: 'Europe/Zurich',
    townStarts: words(
      'Berg/Берг, Eich/Айх, Stein/Штайн, Wald/Вальд, Linden/Линден, Ahorn/Ахорн, Brunn/Брунн, Falken/Фалькен, Gems/Гемс, Hirsch/Хирш, Kirch/Кирх, Moos/Моос, Rosen/Розен, Tannen/Таннен',
    ),
    townEnds: words('wil/виль, matt/матт, tal/таль, see/зе'),
    clubs: words(
      'EHC {}/ЭХК {}, HC {}/ХК {}, {} Steinböcke/{} Штайнбёке, SC {}/СК {}, {} Adler/{} Адлер, {} Lions/{} Лайонс, {} Bären/{} Бэрен',
    ),
    people: german,
  },
  australia: {
    code: 'AU',
    timeZone: 'Australia/Melbourne',
    townStarts: words(
      'Coral/Корал, Banksia/Банксия, Eucla/Юкла, Jarrah/Джарра, Wattle/Уоттл, Acacia/Акация, Mallee/Малли, Quokka/Квокка, Opal/Опал',
    ),
    townEnds: words(' Bay/-Бей, brook/брук, ford/форд, ton/тон'),
    clubs: words('{} Emus/{} Эмус, {} Southerlies/{} Саутерлиз, {} Lyrebirds/{} Лайрбёрдз'),
    people: english,
  },
} as const satisfies Record<string, HockeyNation>;
