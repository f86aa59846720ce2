import { type Country, words } from './country.ts';

export const india: Country = {
  code: 'IN',
  timeZone: 'Asia/Kolkata',
  rank: 2,
  leagues: words('Monsoon League/Муссонная лига'),
  townStarts: words(
    'Neel/Нил, Chandra/Чандра, Sona/Сона, Kamal/Камал, Megh/Мегх, Amar/Амар, Bhanu/Бхану, Deva/Дева, Gauri/Гаури, Hira/Хира, Indra/Индра, Jaya/Джая, Moti/Моти, Pavan/Паван, Rana/Рана, Surya/Сурья, Tara/Тара, Uday/Удай, Yash/Яш, Veer/Вир',
  ),
  townEnds: words('pur/пур, garh/гарх, nagar/нагар, tal/тал'),
  clubs: words(
    '{} FC/{}, {} Rangers/{} Рейнджерс, {} Peacocks/{} Пикокс, {} Sporting/{} Спортинг, {} Mariners/{} Маринерс, {} Blasters/{} Бластерс, {} Union/{} Юнион, {} Tigers/{} Тайгерс, Real {}/Реал {}, {} Cobras/{} Кобрас',
  ),
  workdayKickOffs: ['14:00', '16:30', '17:00', '19:30'],
  weekendKickOffs: ['14:30', '17:00', '19:30'],
};
