import { type Country, words } from './country.ts';

export const india: Country = {
  code: 'IN',
  timeZone: 'Asia/Kolkata',
  rank: 2,
  leagues: words('Monsoon League/Лига Муссон'),
  townStarts: words('Neel/Нил, Chandra/Чандра, Sona/Сона, Kamal/Камал, Megh/Мегх'),
  townEnds: words('pur/пур, garh/гарх, nagar/нагар, tal/тал'),
  clubs: words(
    '{} FC/{}, {} Rangers/{} Рейнджерс, {} Peacocks/{} Пикокс, {} Sporting/{} Спортинг, {} Mariners/{} Маринерс',
  ),
  refereeFirstNames: words('Arjun/Арджун, Vikram/Викрам, Rohan/Рохан, Anil/Анил'),
  refereeLastNames: words('Neelkanth/Нилкантх, Sonar/Сонар, Meghani/Мегхани, Kamalan/Камалан'),
  workdayKickOffs: ['14:00', '16:30', '17:00', '19:30'],
  weekendKickOffs: ['14:30', '17:00', '19:30'],
};
