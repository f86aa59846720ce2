import { type Country, words } from './country.ts';

export const germany: Country = {
  code: 'DE',
  timeZone: 'Europe/Berlin',
  rank: 1,
  leagues: words('Regionalia Nord/Регионалия Норд, Regionalia Süd/Регионалия Зюд'),
  townStarts: words(
    'Hafen/Хафен, Ober/Обер, Mühl/Мюль, Sonnen/Зоннен, Rauh/Рау, Kirsch/Кирш, Silber/Зильбер, Eichen/Айхен, Linden/Линден, Falken/Фалькен, Wein/Вайн, Grün/Грюн, Stein/Штайн, Brunn/Брунн, Alten/Альтен, Königs/Кёнигс, Nieder/Нидер, Tannen/Таннен, Rosen/Розен, Wolfs/Вольфс',
  ),
  townEnds: words('see/зе, bach/бах, tal/таль, hagen/хаген, werder/вердер, mark/марк'),
  clubs: words(
    'SV {}/{}, Union {}/Унион {}, {} 1908/{} 1908, Rot-Weiss {}/Рот-Вайс {}, Viktoria {}/Виктория {}, Blau-Gold {}/Блау-Гольд {}, Preussia {}/Пруссия {}, {} 04/{} 04, Eintracht {}/Айнтрахт {}, TSV {}/ТСВ {}, {}er SC/{}ер СК, Fortuna {}/Фортуна {}, {} Kickers/{} Киккерс',
  ),
  workdayKickOffs: ['15:00', '17:00', '18:30', '20:30'],
  weekendKickOffs: ['13:00', '13:30', '15:30', '15:30', '18:30', '20:30'],
};
