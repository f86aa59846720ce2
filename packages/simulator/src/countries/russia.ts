import { type Country, words } from './country.ts';

export const russia: Country = {
  code: 'RU',
  timeZone: 'Europe/Moscow',
  rank: 1,
  leagues: words(
    'Grand League/Гранд-лига, Rowan League/Рябиновая лига, Amber Division/Янтарный дивизион',
  ),
  townStarts: words(
    'Yasno/Ясно, Tikho/Тихо, Kedro/Кедро, Svetlo/Светло, Yantaro/Янтаро, Zvono/Звоно, Granito/Гранито, Lado/Ладо, Beryozo/Берёзо, Krasno/Красно, Luko/Луко, Medno/Медно, Olkho/Ольхо, Rudo/Рудо, Snezhno/Снежно, Temno/Темно, Volno/Вольно, Pesko/Песко, Gorno/Горно, Zlato/Злато',
  ),
  townEnds: words(
    'gorye/горье, polye/полье, zersk/зерск, dolsk/дольск, morsk/морск, brod/брод, rechye/речье, mostye/мостье',
  ),
  clubs: words(
    'Mayak {}/Маяк {}, Kedr {}/Кедр {}, Polyus {}/Полюс {}, Priboy {}/Прибой {}, Kompas {}/Компас {}, Parus {}/Парус {}, {}/{}, Veresk {}/Вереск {}, Ladya {}/Ладья {}, Biryuza {}/Бирюза {}, Prichal {}/Причал {}, Kristall {}/Кристалл {}, Vympel {}/Вымпел {}, Kvarts {}/Кварц {}, Sever {}/Север {}, Yakor {}/Якорь {}',
  ),
  workdayKickOffs: ['11:00', '13:00', '14:30', '16:00', '17:30', '19:30'],
  weekendKickOffs: ['12:00', '14:00', '14:15', '16:30', '19:00', '19:30'],
};
