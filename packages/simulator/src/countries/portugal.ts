import { type Country, words } from './country.ts';

export const portugal: Country = {
  code: 'PT',
  timeZone: 'Europe/Lisbon',
  rank: 2,
  leagues: words('Liga Atlântica/Атлантическая лига'),
  townStarts: words(
    'Porto/Порту, Vila/Вила, Monte/Монте, Ponta/Понта, Serra/Серра, Lagoa/Лагоа, Ribeira/Рибейра, Castelo/Каштелу, Quinta/Кинта, Fonte/Фонте, Alde/Алде, Campo/Кампу, Outeiro/Оутейру, Pedra/Педра, Rocha/Роша, Torre/Торре, Moinho/Моинью, Figueira/Фигейра, Azinha/Азинья, Barca/Барка',
  ),
  townEnds: words('azul/азул, claro/клару, lindo/линду, dourado/дораду'),
  clubs: words(
    'União {}/Униан {}, Atlético {}/Атлетику {}, {} SC/{}, Desportivo {}/Деспортиву {}, Marítima {}/Маритима {}, {} FC/{} ФК, Académico {}/Академику {}, Vitória {}/Витория {}, {} Clube/{} Клубе, Estrela {}/Эштрела {}',
  ),
  workdayKickOffs: ['18:45', '19:00', '20:15', '21:15'],
  weekendKickOffs: ['11:00', '15:30', '18:00', '20:30'],
};
