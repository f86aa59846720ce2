import { type Country, words } from './country.ts';

export const argentina: Country = {
  code: 'AR',
  timeZone: 'America/Argentina/Buenos_Aires',
  rank: 1,
  leagues: words('Superliga Pampa/Суперлига Пампа, Liga Andina/Андская лига'),
  townStarts: words(
    'Pampa /Пампа-, Cerro /Серро-, Río /Рио-, Villa /Вилья-, Loma /Лома-, Costa /Коста-, Punta /Пунта-, Arroyo /Арройо-, Barranca /Барранка-, Campo /Кампо-, Estancia /Эстансия-, Isla /Исла-, Laguna /Лагуна-, Monte /Монте-, Nueva /Нуэва-, Paso /Пасо-, Quebrada /Кебрада-, Tierra /Тьерра-, Vuelta /Вуэльта-, Ombú /Омбу-',
  ),
  townEnds: words(
    'Serena/Серена, Clara/Клара, Lejana/Лехана, Celeste/Селесте, Aurora/Аурора, Alegre/Алегре',
  ),
  clubs: words(
    'Atlético {}/Атлетико {}, Deportivo {}/Депортиво {}, Sportivo {}/Спортиво {}, Unión {}/Унион {}, Juventud {}/Хувентуд {}, {}/{}, Centro {}/Сентро {}, {} Juniors/{} Хуниорс, {} Unidos/{} Унидос, Ferrocarril {}/Феррокарриль {}, Independencia {}/Индепенденсия {}, {} Central/{} Сентраль, Talleres {}/Тальерес {}',
  ),
  workdayKickOffs: ['11:00', '15:00', '17:00', '19:15', '21:30'],
  weekendKickOffs: ['13:30', '15:45', '18:00', '20:15', '21:30'],
};
