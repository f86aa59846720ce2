import { type Country, words } from './country.ts';

export const korea: Country = {
  code: 'KR',
  timeZone: 'Asia/Seoul',
  rank: 2,
  leagues: words('Hibiscus League/Гибискус-лига'),
  townStarts: words(
    'Dong/Тон, Nam/Нам, Seo/Со, Baek/Пэк, Cheong/Чхон, Gwang/Кван, Han/Хан, Jang/Чан, Mun/Мун, Ok/Ок, Pyeong/Пхён, Sam/Сам, Tae/Тхэ, Ul/Уль, Won/Вон, Yeong/Ён, Hwa/Хва, Il/Иль, Deok/Ток, Bo/По',
  ),
  townEnds: words('rim/рим, gang/ган, hae/хэ, byeol/бёль'),
  clubs: words(
    '{} FC/{}, {} Cranes/{} Крейнс, {} Whales/{} Уэйлз, {} Magpies/{} Мэгпайс, {} United/{} Юнайтед, {} Phoenix/{} Феникс, {} Tigers/{} Тайгерс, {} Steel/{} Стил, {} Citizen/{} Ситизен, {} Bears/{} Бэрс',
  ),
  workdayKickOffs: ['12:00', '14:00', '16:00', '19:00', '19:30'],
  weekendKickOffs: ['14:00', '16:30', '19:00'],
};
