import { type Country, words } from './country.ts';

export const mexico: Country = {
  code: 'MX',
  timeZone: 'America/Mexico_City',
  rank: 2,
  leagues: words('Torneo Agave/Торнео Агаве, Ascenso Nopal/Асенсо Нопаль'),
  townStarts: words(
    'Agua /Агуа-, Piedra /Пьедра-, Monte /Монте-, Valle /Валье-, Puerto /Пуэрто-, Laguna /Лагуна-, Llano /Льяно-, Arroyo /Арройо-, Barranca /Барранка-, Cañada /Каньяда-, Cumbre /Кумбре-, Ermita /Эрмита-, Hacienda /Асьенда-, Isla /Исла-, Mesa /Меса-, Noria /Нория-, Ojo /Охо-, Rancho /Ранчо-, Sierra /Сьерра-, Tierra /Тьерра-',
  ),
  townEnds: words(
    'del Oro/дель-Оро, del Viento/дель-Вьенто, Azul/Асуль, Alegre/Алегре, del Alba/дель-Альба, del Sur/дель-Сур',
  ),
  clubs: words(
    'Deportivo {}/Депортиво {}, Club {}/{}, Halcones {}/Альконес {}, Delfines {}/Дельфинес {}, Jaguares {}/Хагуарес {}, Venados {}/Венадос {}, Real {}/Реал {}, {} FC/{} ФК, {} UA/{} УА, {} Atlante/{} Атланте, Tiburones {}/Тибуронес {}, Coyotes {}/Койотес {}, {} Unido/{} Унидо',
  ),
  workdayKickOffs: ['12:00', '17:00', '19:00', '21:00', '21:30'],
  weekendKickOffs: ['12:00', '17:00', '19:00', '21:05'],
};
