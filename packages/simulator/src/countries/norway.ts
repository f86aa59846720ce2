import { type Country, words } from './country.ts';

export const norway: Country = {
  code: 'NO',
  timeZone: 'Europe/Oslo',
  rank: 2,
  leagues: words('Fjord League/Лига Фьордов'),
  townStarts: words('Fjord/Фьорд, Sol/Соль, Elv/Эльв, Skog/Скуг, Hav/Хав'),
  townEnds: words('stad/стад, vik/вик, nes/нес, dal/даль'),
  clubs: words('{}/{}, {} IL/{} ИЛ, Polar {}/Полар {}, Nordlys {}/Нурлюс {}, {} 1911/{} 1911'),
  refereeFirstNames: words('Eirik/Эйрик, Sindre/Синдре, Trond/Тронн, Håkon/Хокон'),
  refereeLastNames: words(
    'Fjordvik/Фьордвик, Solnes/Сольнес, Skogdal/Скугдаль, Elvestad/Эльвестад',
  ),
  workdayKickOffs: ['16:00', '17:00', '18:00', '19:00', '20:00'],
  weekendKickOffs: ['13:00', '15:00', '17:00', '19:15'],
};
