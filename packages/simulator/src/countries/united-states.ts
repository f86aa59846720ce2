import { type Country, words } from './country.ts';

export const unitedStates: Country = {
  code: 'US',
  timeZone: 'America/Los_Angeles',
  rank: 2,
  leagues: words('Meridian League/Лига Меридиан'),
  townStarts: words(
    'Cedar /Сидар-, Harbor /Харбор-, Silver /Силвер-, Prairie /Прейри-, Canyon /Каньон-',
  ),
  townEnds: words('Falls/Фолс, Point/Пойнт, Springs/Спрингс, Ridge/Ридж'),
  clubs: words(
    '{} SC/{}, {} United/{} Юнайтед, {} Comets/{} Кометс, {} Lanterns/{} Лантернс, {} FC/{} ФК',
  ),
  refereeFirstNames: words('Wesley/Уэсли, Grant/Грант, Tyler/Тайлер, Marcus/Маркус'),
  refereeLastNames: words('Ridgeway/Риджуэй, Falls/Фолс, Cedarholm/Сидархолм, Point/Пойнт'),
  workdayKickOffs: ['12:30', '15:00', '17:00', '19:00', '20:00', '20:30'],
  weekendKickOffs: ['13:00', '16:30', '19:30', '19:30'],
};
