import { type Country, words } from './country.ts';

export const france: Country = {
  code: 'FR',
  timeZone: 'Europe/Paris',
  rank: 1,
  leagues: words('Ligue Azur/Лига Азюр, Ligue Lys/Лига Лис'),
  townStarts: words('Mont/Мон, Port/Пор, Val/Валь, Beau/Бо, Roche/Рош, Clair/Клер, Pont/Пон'),
  townEnds: words('lune/люн, rive/рив, mer/мер, fleur/флёр, bois/буа, ange/анж'),
  clubs: words(
    'Olympique {}/Олимпик {}, AS {}/{}, Stade {}/Стад {}, Racing {}/Расинг {}, {} FC/{} ФК, Étoile {}/Этуаль {}, Union {}/Юньон {}',
  ),
  refereeFirstNames: words('Bastien/Бастьен, Mathis/Матис, Thibault/Тибо, Rémi/Реми'),
  refereeLastNames: words('Beaurive/Борив, Clairmont/Клермон, Valbois/Вальбуа, Rochelune/Рошлюн'),
  workdayKickOffs: ['19:00', '20:45', '20:45', '21:00'],
  weekendKickOffs: ['13:00', '15:00', '17:05', '19:00', '20:45'],
};
