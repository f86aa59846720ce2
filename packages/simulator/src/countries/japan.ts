import { type Country, words } from './country.ts';

export const japan: Country = {
  code: 'JP',
  timeZone: 'Asia/Tokyo',
  rank: 2,
  leagues: words('Sakura League/Сакура-лига, Momiji League/Момидзи-лига'),
  townStarts: words(
    'Aka/Ака, Shiro/Сиро, Kuro/Куро, Umi/Уми, Hana/Хана, Tsuki/Цуки, Mori/Мори, Kaze/Кадзэ, Natsu/Нацу, Haru/Хару, Yuki/Юки, Take/Такэ, Ishi/Иси, Fuji/Фудзи, Matsu/Мацу, Sora/Сора, Kita/Кита, Nami/Нами, Tori/Тори, Asa/Аса',
  ),
  townEnds: words('shima/сима, gawa/гава, hara/хара, saki/саки, mine/минэ, ura/ура'),
  clubs: words(
    '{} Kaze/{} Кадзе, {} FC/{}, {} Asagao/{} Асагао, {} Raiden/{} Райдэн, {} Lucente/{} Лученте, {} Hayabusa/{} Хаябуса, SC {}/СК {}, {} Albatross/{} Альбатрос, {} Verde/{} Верде, {} Kirin/{} Кирин, {} Grande/{} Гранде, {} Tsubame/{} Цубамэ, {} Vortex/{} Вортекс, {} Aurora/{} Аурора',
  ),
  workdayKickOffs: ['11:00', '14:00', '16:00', '18:00', '19:00'],
  weekendKickOffs: ['13:00', '14:00', '16:00', '18:00', '19:00'],
};
