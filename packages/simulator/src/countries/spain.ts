import { type Country, words } from './country.ts';

export const spain: Country = {
  code: 'ES',
  timeZone: 'Europe/Madrid',
  rank: 1,
  leagues: words('Primera Sol/Примера Соль, Segunda Luna/Сегунда Луна'),
  townStarts: words(
    'Valde/Вальде, Monte/Монте, Sierra/Сьерра, Villa/Вилья, Fuente/Фуэнте, Torre/Торре, Puente/Пуэнте, Olmo/Ольмо, Peña/Пенья, Huerta/Уэрта, Riba/Риба, Campo/Кампо, Cala/Кала, Vega/Вега, Soto/Сото, Lagar/Лагар, Prado/Прадо, Encina/Энсина, Nava/Нава, Molino/Молино',
  ),
  townEnds: words('claro/кларо, oro/оро, luz/лус, rosa/роса, nieve/ньеве, plata/плата'),
  clubs: words(
    'Deportivo {}/Депортиво {}, Atlético {}/Атлетико {}, Unión {}/Унион {}, {}/{}, Racing {}/Расинг {}, {} CF/{} КФ, Sporting {}/Спортинг {}, {} UD/{} УД, Real {}/Реал {}, Cultural {}/Культураль {}, {} Balompié/{} Баломпье, Recreativo {}/Рекреативо {}',
  ),
  workdayKickOffs: ['19:00', '20:00', '21:00', '21:30'],
  weekendKickOffs: ['12:00', '14:00', '16:15', '18:30', '21:00'],
};
