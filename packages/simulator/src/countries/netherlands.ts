import { type Country, words } from './country.ts';

export const netherlands: Country = {
  code: 'NL',
  timeZone: 'Europe/Amsterdam',
  rank: 2,
  leagues: words('Polder League/Польдерная лига'),
  townStarts: words('Noord/Норд, Water/Ватер, Duin/Дёйн, Zee/Зе, Molen/Молен'),
  townEnds: words('dijk/дейк, burcht/бюрхт, veer/вер, hoek/хук'),
  clubs: words(
    '{}/{}, SC {}/{}, Blauw-Wit {}/Блау-Вит {}, Excelsia {}/Эксельсия {}, De Molen {}/Де Молен {}',
  ),
  refereeFirstNames: words('Joost/Йост, Sander/Сандер, Wouter/Ваутер, Bram/Брам'),
  refereeLastNames: words(
    'Duinhof/Дёйнхоф, Waterman/Ватерман, Zeestra/Зестра, Molenkamp/Моленкамп',
  ),
  workdayKickOffs: ['18:45', '20:00', '20:00', '21:00'],
  weekendKickOffs: ['12:15', '14:30', '16:45', '18:45', '20:00'],
};
