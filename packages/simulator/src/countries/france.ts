import { type Country, words } from './country.ts';

export const france: Country = {
  code: 'FR',
  timeZone: 'Europe/Paris',
  rank: 1,
  leagues: words('Ligue Azur/Лазурная лига, Division Lys/Насьональ Лис'),
  townStarts: words(
    'Mont/Мон, Port/Пор, Val/Валь, Beau/Бо, Roche/Рош, Clair/Клер, Pont/Пон, Aigue/Эг, Bourg/Бур, Castel/Кастель, Douce/Дус, Haute/От, Longue/Лонг, Neuve/Нёв, Prairie/Прери, Tour/Тур, Ville/Виль, Vigne/Винь, Grand/Гран, Orme/Орм',
  ),
  townEnds: words('lune/люн, rive/рив, mer/мер, fleur/флёр, bois/буа, ange/анж'),
  clubs: words(
    'Olympique {}/Олимпик {}, AS {}/{}, Stade {}/Стад {}, Racing {}/Расинг {}, {} FC/{} ФК, Étoile {}/Этуаль {}, Union {}/Юньон {}, Red {}/Ред {}, {} Athlétic/{} Атлетик, {} Sports/{} Спор, Jeunesse {}/Жёнесс {}',
  ),
  workdayKickOffs: ['19:00', '20:45', '20:45', '21:00'],
  weekendKickOffs: ['13:00', '15:00', '17:05', '19:00', '20:45'],
};
