import { words } from '../countries/country.ts';
import type { NamePool } from './name-pool.ts';

export const finnish: NamePool = {
  men: words(
    'Aleksi/Алекси, Eetu/Ээту, Joona/Йоона, Kalle/Калле, Lauri/Лаури, Miro/Миро, Niko/Нико, Onni/Онни, Roope/Роопе, Santeri/Сантери, Teemu/Теему, Veeti/Веэти, Ville/Вилле, Arttu/Арттю, Elias/Элиас, Heikki/Хейкки, Ilari/Илари, Jesse/Йессе, Konsta/Конста, Matti/Матти, Otso/Отсо, Pekka/Пекка, Sami/Сами, Topi/Топи, Urho/Урхо, Väinö/Вяйнё',
  ),
  women: words(
    'Aino/Айно, Emmi/Эмми, Helmi/Хельми, Iida/Иида, Kaisa/Кайса, Lumi/Луми, Minna/Минна, Noora/Ноора, Pihla/Пихла, Ronja/Ронья, Siiri/Сиири, Venla/Венла',
  ),
  surnames: words(
    'Koivula/Койвула, Järvelä/Ярвеля, Niemikoski/Ниемикоски, Saarimäki/Сааримяки, Lehtoniemi/Лехтониеми, Mäntyranta/Мянтюранта, Kuusela/Куусела, Hiekkala/Хиеккала, Tuulimaa/Туулимаа, Vesala/Весала, Pakkanen/Пакканен, Talvio/Талвио, Kivisaari/Кивисаари, Rautala/Раутала, Honkaniemi/Хонканиеми, Suvela/Сувела, Ahvenkoski/Ахвенкоски, Pohjola/Похьола, Louhela/Лоухела, Ruskeala/Рускеала, Aurinkola/Ауринкола, Haapala/Хаапала, Ilomäki/Иломяки, Jokiranta/Йокиранта, Kanervisto/Канервисто, Lumijärvi/Лумиярви, Metsola/Метсола, Nuorteva/Нуортева, Oksala/Оксала, Pihlajisto/Пихлаисто, Revontuli/Ревонтули, Sudenkorpi/Суденкорпи, Tervola/Тервола, Uusivirta/Уусивирта, Valkama/Валкама, Ylikylä/Юликюля, Harjunpää/Харьюнпяа, Sinilampi/Синилампи',
  ),
};
