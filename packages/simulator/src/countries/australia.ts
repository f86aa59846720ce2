import { type Country, words } from './country.ts';

export const australia: Country = {
  code: 'AU',
  timeZone: 'Australia/Sydney',
  rank: 2,
  leagues: words('Southern Reef League/Лига Южного Рифа'),
  townStarts: words(
    'Coral /Корал-, Emu /Эму-, Banksia /Банксия-, Opal /Опал-, Kookaburra /Кукабарра-',
  ),
  townEnds: words('Bay/Бэй, Creek/Крик, Plains/Плейнс, Reef/Риф'),
  clubs: words(
    '{} City/{} Сити, {} Wanderers/{} Уондерерс, {} United/{} Юнайтед, {} Rangers/{} Рейнджерс, {} SC/{}',
  ),
  refereeFirstNames: words('Lachlan/Лаклан, Declan/Деклан, Angus/Ангус, Kieran/Киран'),
  refereeLastNames: words('Creek/Крик, Reefman/Рифман, Opalton/Опалтон, Banks/Бэнкс'),
  workdayKickOffs: ['11:00', '13:30', '16:00', '18:30', '19:45'],
  weekendKickOffs: ['13:00', '15:00', '17:00', '19:45'],
};
