import { type Country, words } from './country.ts';

export const italy: Country = {
  code: 'IT',
  timeZone: 'Europe/Rome',
  rank: 1,
  leagues: words('Lega Aurora/Лега Аврора, Girone Levante/Джироне Леванте'),
  townStarts: words(
    'Porto/Порто, Monte/Монте, Valle/Валле, Rocca/Рокка, Terra/Терра, Fonte/Фонте, Castel/Кастель, Borgo/Борго, Colle/Колле, Pieve/Пьеве, Riva/Рива, Selva/Сельва, Torre/Торре, Villa/Вилла, Acqua/Аква, Prato/Прато, Grotta/Гротта, Poggio/Поджо, Lago/Лаго, Campo/Кампо',
  ),
  townEnds: words(
    'luna/луна, chiara/кьяра, dorata/дората, bruna/бруна, serena/серена, fiore/фьоре',
  ),
  clubs: words(
    '{}/{}, Virtus {}/Виртус {}, Sporting {}/Спортинг {}, {} Calcio/{} Кальчо, Unione {}/Унионе {}, Audace {}/Аудаче {}, Aurora {}/Аврора {}, {} FC/{} ФК, Pro {}/Про {}, Fortitudo {}/Фортитудо {}, {} Football/{} Футбол',
  ),
  workdayKickOffs: ['18:30', '20:45', '20:45', '21:00'],
  weekendKickOffs: ['12:30', '15:00', '15:00', '18:00', '20:45'],
};
