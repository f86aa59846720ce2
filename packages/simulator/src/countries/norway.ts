import { type Country, words } from './country.ts';

export const norway: Country = {
  code: 'NO',
  timeZone: 'Europe/Oslo',
  rank: 2,
  leagues: words('Fjord League/Фьорд-серия'),
  townStarts: words(
    'Fjord/Фьорд, Sol/Соль, Elv/Эльв, Skog/Скуг, Hav/Хав, Bjørk/Бьёрк, Gran/Гран, Lyng/Люнг, Stein/Стейн, Furu/Фуру, Ørne/Эрне, Tinde/Тинне, Vinter/Винтер, Myr/Мюр, Kvern/Кверн, Rogn/Рогн, Bølge/Бёльге, Dverg/Дверг, Hest/Хест, Ulve/Ульве',
  ),
  townEnds: words('stad/стад, vik/вик, nes/нес, dal/даль'),
  clubs: words(
    '{}/{}, {} IL/{} ИЛ, Polar {}/Полар {}, Nordlys {}/Нурлюс {}, {} 1911/{} 1911, {} FK/{} ФК, {} BK/{} БК, Viking {}/Викинг {}, {} SK/{} СК',
  ),
  workdayKickOffs: ['16:00', '17:00', '18:00', '19:00', '20:00'],
  weekendKickOffs: ['13:00', '15:00', '17:00', '19:15'],
};
