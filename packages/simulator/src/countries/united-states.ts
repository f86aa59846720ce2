import { type Country, words } from './country.ts';

export const unitedStates: Country = {
  code: 'US',
  timeZone: 'America/Los_Angeles',
  rank: 2,
  leagues: words('Meridian League/Меридиан-лига'),
  townStarts: words(
    'Cedar /Сидар-, Harbor /Харбор-, Silver /Силвер-, Prairie /Прейри-, Canyon /Каньон-, Aspen /Аспен-, Bluff /Блафф-, Copper /Коппер-, Desert /Дезерт-, Eagle /Игл-, Falcon /Фолкон-, Granite /Гранит-, Juniper /Джунипер-, Lake /Лейк-, Magnolia /Магнолия-, Maple /Мейпл-, Orchard /Орчард-, Pioneer /Пайонир-, River /Ривер-, Willow /Уиллоу-',
  ),
  townEnds: words('Falls/Фолс, Point/Пойнт, Springs/Спрингс, Ridge/Ридж'),
  clubs: words(
    '{} SC/{}, {} United/{} Юнайтед, {} Comets/{} Кометс, {} Lanterns/{} Лантернс, {} FC/{} ФК, {} Rapids/{} Рэпидс, {} Pioneers/{} Пайонирс, Sporting {}/Спортинг {}, {} Athletic/{} Атлетик, Real {}/Реал {}',
  ),
  workdayKickOffs: ['12:30', '15:00', '17:00', '19:00', '20:00', '20:30'],
  weekendKickOffs: ['13:00', '16:30', '19:30', '19:30'],
};
