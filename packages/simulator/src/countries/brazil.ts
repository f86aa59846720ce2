import { type Country, words } from './country.ts';

export const brazil: Country = {
  code: 'BR',
  timeZone: 'America/Sao_Paulo',
  rank: 1,
  leagues: words(
    'Série Jacarandá/Серия Жакаранда, Ipê Nacional/Ипе Насьонал, Divisão Palmeira/Дивизион Палмейра',
  ),
  townStarts: words(
    'Boa /Боа-, Porto /Порту-, Campo /Кампу-, Pedra /Педра-, Monte /Монте-, Vila /Вила-, Serra /Серра-, Lagoa /Лагоа-, Alto /Алту-, Barra /Барра-, Cachoeira /Кашуэйра-, Fazenda /Фазенда-, Ilha /Илья-, Jardim /Жардин-, Mata /Мата-, Nova /Нова-, Praia /Прая-, Rio /Риу-, Sombra /Сомбра-, Várzea /Варзеа-',
  ),
  townEnds: words(
    'Luz/Лус, Dourada/Дорада, Serena/Серена, Clara/Клара, Brava/Брава, Formosa/Формоза, Aurora/Аурора, Celeste/Селести',
  ),
  clubs: words(
    '{} EC/{}, União {}/Униан {}, Esporte {}/Эспорти {}, Nacional {}/Насьонал {}, {} FC/{} ФК, Estrela {}/Эстрела {}, Atlético {}/Атлетику {}, Ferroviário {}/Ферровиариу {}, Operário {}/Операриу {}, {} AC/{} АК, {} Clube/{} Клуби, Grêmio {}/Гремиу {}',
  ),
  workdayKickOffs: ['11:00', '15:30', '17:00', '19:00', '21:30', '22:00'],
  weekendKickOffs: ['11:00', '16:00', '16:00', '18:30', '21:00'],
};
