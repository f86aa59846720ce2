import { type Country, words } from './country.ts';

export const england: Country = {
  code: 'GB-ENG',
  timeZone: 'Europe/London',
  rank: 1,
  leagues: words(
    'Crown League/Королевская лига, Shires Championship/Чемпионат Графств, Harbour League/Лига Гаваней',
  ),
  townStarts: words(
    'Stone/Стоун, Kings/Кингс, Old/Олд, Ash/Эш, Thorn/Торн, Wex/Векс, Raven/Рейвен, Hazel/Хейзел, Marl/Марл, Elder/Элдер, Fen/Фен, Copper/Коппер, Brindle/Бриндл, Gorse/Горс, Larch/Ларч, Quill/Куилл, Swan/Суон, Yarrow/Ярроу, Penny/Пенни, Drift/Дрифт',
  ),
  townEnds: words(
    'holt/холт, bridge/бридж, mere/мир, gate/гейт, wick/вик, well/велл, stow/стоу, combe/ком',
  ),
  clubs: words(
    '{} Rovers/{} Роверс, {} Albion/{} Альбион, {} Wanderers/{} Уондерерс, {} Athletic/{} Атлетик, {} Town/{} Таун, {} County/{} Каунти, {} Harriers/{} Харриерс, {}/{}, {} Victoria/{} Виктория, {} Borough/{} Боро, {} Orient/{} Ориент, {} Rangers/{} Рейнджерс, {} Villa/{} Вилла, {} Park/{} Парк, Sporting {}/Спортинг {}',
  ),
  workdayKickOffs: ['14:00', '17:00', '19:00', '19:45', '20:00'],
  weekendKickOffs: ['12:30', '15:00', '15:00', '15:00', '17:30', '20:00'],
};
