import { type Country, words } from './country.ts';

export const netherlands: Country = {
  code: 'NL',
  timeZone: 'Europe/Amsterdam',
  rank: 2,
  leagues: words('Polder League/Польдерная лига'),
  townStarts: words(
    'Noord/Норд, Water/Ватер, Duin/Дёйн, Zee/Зе, Molen/Молен, Groen/Грун, Hazel/Хазел, Klooster/Клостер, Linden/Линден, Oost/Ост, Ploeg/Плуг, Riet/Рит, Schaap/Схап, Tulp/Тюлп, Vaart/Варт, Elzen/Элзен, Wilg/Вилг, Brink/Бринк, Kamer/Камер, Heide/Хейде',
  ),
  townEnds: words('dijk/дейк, burcht/бюрхт, veer/вер, hoek/хук'),
  clubs: words(
    '{}/{}, SC {}/{}, Blauw-Wit {}/Блау-Вит {}, Excelsia {}/Эксельсия {}, De Molen {}/Де Молен {}, {} Boys/{} Бойз, VV {}/ВВ {}, {} City/{} Сити, Sparta {}/Спарта {}',
  ),
  workdayKickOffs: ['18:45', '20:00', '20:00', '21:00'],
  weekendKickOffs: ['12:15', '14:30', '16:45', '18:45', '20:00'],
};
