import { type Country, words } from './country.ts';

export const korea: Country = {
  code: 'KR',
  timeZone: 'Asia/Seoul',
  rank: 2,
  leagues: words('Hibiscus League/Лига Гибискус'),
  townStarts: words('Dong/Тон, Nam/Нам, Seo/Со, Baek/Пэк, Cheong/Чхон'),
  townEnds: words('rim/рим, gang/ган, hae/хэ, byeol/бёль'),
  clubs: words(
    '{} FC/{}, {} Cranes/{} Крейнс, {} Whales/{} Уэйлс, {} Magpies/{} Мэгпайс, {} United/{} Юнайтед',
  ),
  refereeFirstNames: words('Jun/Чун, Minjae/Минджэ, Hyun/Хён, Seojun/Соджун'),
  refereeLastNames: words('Baek/Пэк, Seo/Со, Nam/Нам, Cheon/Чхон'),
  workdayKickOffs: ['12:00', '14:00', '16:00', '19:00', '19:30'],
  weekendKickOffs: ['14:00', '16:30', '19:00'],
};
