import { type Country, words } from './country.ts';

export const china: Country = {
  code: 'CN',
  timeZone: 'Asia/Shanghai',
  rank: 2,
  leagues: words('Lotus League/Лотос-лига, Jade League/Нефритовая лига'),
  townStarts: words(
    'Bai/Бай, Hong/Хун, Qing/Цин, Yun/Юнь, Jin/Цзинь, Hai/Хай, Long/Лун, An/Ань, Chang/Чан, Dong/Дун, Fu/Фу, Guang/Гуан, Jiu/Цзю, Lin/Линь, Ning/Нин, Mei/Мэй, Ping/Пин, Shan/Шань, Tian/Тянь, Wan/Вань',
  ),
  townEnds: words('lan/лань, feng/фэн, xi/си, he/хэ, yue/юэ, qiao/цяо'),
  clubs: words(
    '{} Lanterns/{} Лантернс, {} FC/{}, {} Cranes/{} Крейнс, {} United/{} Юнайтед, {} Bamboo/{} Бамбу, {} Harbour/{} Харбор, {} Kites/{} Кайтс, {} Dragons/{} Драгонс, {} Phoenix/{} Феникс, {} Rangers/{} Рейнджерс, {} Tigers/{} Тайгерс, {} Horizon/{} Хорайзон, {} Stars/{} Старз',
  ),
  workdayKickOffs: ['13:00', '15:00', '17:30', '19:35', '20:00'],
  weekendKickOffs: ['13:30', '15:30', '17:30', '19:35'],
};
