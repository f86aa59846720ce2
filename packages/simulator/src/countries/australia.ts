import { type Country, words } from './country.ts';

export const australia: Country = {
  code: 'AU',
  timeZone: 'Australia/Sydney',
  rank: 2,
  leagues: words('Southern Reef League/Южный Риф'),
  townStarts: words(
    'Coral /Корал-, Emu /Эму-, Banksia /Банксия-, Opal /Опал-, Kookaburra /Кукабарра-, Acacia /Акация-, Bilby /Билби-, Currawong /Карравонг-, Dingo /Динго-, Eucalypt /Эвкалипт-, Fern /Ферн-, Galah /Гала-, Hakea /Хакея-, Ironbark /Айронбарк-, Jarrah /Джарра-, Lyrebird /Лайрбёрд-, Mallee /Малли-, Numbat /Намбат-, Quokka /Квокка-, Waratah /Варата-',
  ),
  townEnds: words('Bay/Бэй, Creek/Крик, Plains/Плейнс, Reef/Риф'),
  clubs: words(
    '{} City/{} Сити, {} Wanderers/{} Уондерерс, {} United/{} Юнайтед, {} Rangers/{} Рейнджерс, {} SC/{}, {} Victory/{} Виктори, {} Roar/{} Рор, {} Glory/{} Глори, Western {}/Вестерн {}, {} Jets/{} Джетс',
  ),
  workdayKickOffs: ['11:00', '13:30', '16:00', '18:30', '19:45'],
  weekendKickOffs: ['13:00', '15:00', '17:00', '19:45'],
};
