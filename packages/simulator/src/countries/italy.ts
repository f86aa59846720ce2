import { type Country, words } from './country.ts';

export const italy: Country = {
  code: 'IT',
  timeZone: 'Europe/Rome',
  rank: 1,
  leagues: words('Lega Aurora/Лига Аврора, Lega Levante/Лига Леванте'),
  townStarts: words(
    'Porto/Порто, Monte/Монте, Valle/Валле, Rocca/Рокка, Terra/Терра, Fonte/Фонте, Castel/Кастель',
  ),
  townEnds: words(
    'luna/луна, chiara/кьяра, dorata/дората, bruna/бруна, serena/серена, fiore/фьоре',
  ),
  clubs: words(
    '{}/{}, Virtus {}/Виртус {}, Sporting {}/Спортинг {}, {} Calcio/{} Кальчо, Unione {}/Унионе {}, Audace {}/Аудаче {}, Aurora {}/Аврора {}',
  ),
  refereeFirstNames: words('Dario/Дарио, Fabrizio/Фабрицио, Livio/Ливио, Ettore/Этторе'),
  refereeLastNames: words(
    'Montefiore/Монтефьоре, Lagunari/Лагунари, Roccaforte/Роккафорте, Pineta/Пинета',
  ),
  workdayKickOffs: ['18:30', '20:45', '20:45', '21:00'],
  weekendKickOffs: ['12:30', '15:00', '15:00', '18:00', '20:45'],
};
