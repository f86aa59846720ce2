import { words } from '../countries/country.ts';
import type { NamePool } from './name-pool.ts';

export const czech: NamePool = {
  men: words(
    'Adam/Адам, Bohdan/Богдан, Dominik/Доминик, Hynek/Гинек, Jakub/Якуб, Kamil/Камил, Ladislav/Ладислав, Matěj/Матей, Ondřej/Ондржей, Radek/Радек, Šimon/Шимон, Tomáš/Томаш, Vojtěch/Войтех, Zbyněk/Збынек, Bedřich/Бедржих, Ctibor/Цтибор, Eduard/Эдуард, Filip/Филип, Igor/Игорь, Jáchym/Яхим, Kryštof/Криштоф, Luboš/Любош, Miloš/Милош, Oldřich/Олдржих, Patrik/Патрик, Štěpán/Штепан',
  ),
  women: words(
    'Barbora/Барбора, Dagmar/Дагмар, Eliška/Элишка, Hana/Гана, Jitka/Йитка, Klára/Клара, Lenka/Ленка, Markéta/Маркета, Pavla/Павла, Radka/Радка, Šárka/Шарка, Zuzana/Зузана',
  ),
  surnames: words(
    'Lipník/Липник, Dubský/Дубский, Hradil/Градил, Javorek/Яворек, Kamenický/Каменицкий, Luční/Лучни, Mlýnek/Млинек, Potoček/Поточек, Skalník/Скальник, Vrbka/Врбка, Borovec/Боровец, Jasan/Ясан, Olšina/Ольшина, Rybář/Рыбарж, Sněžník/Снежник, Topolský/Топольский, Údolí/Удоли, Zámecký/Замецкий, Klen/Клен, Brodek/Бродек, Březina/Бржезина, Čermáček/Чермачек, Doubrava/Доубрава, Fialka/Фиалка, Habřina/Габржина, Ivančík/Иванчик, Jedlička/Едличка, Kopeček/Копечек, Lesák/Лесак, Mokřina/Мокржина, Násep/Насеп, Osika/Осика, Pramínek/Праминек, Rašelina/Рашелина, Strážník/Стражник, Třešňák/Трешняк, Větrník/Ветрник, Zahrádka/Заградка',
  ),
  womensSurnames: words(
    'Lipníková/Липникова, Dubská/Дубска, Hradilová/Градилова, Javorková/Яворкова, Kamenická/Каменицка, Luční/Лучни, Mlýnková/Млинкова, Potočková/Поточкова, Skalníková/Скальникова, Vrbková/Врбкова, Borovcová/Боровцова, Jasanová/Ясанова, Olšinová/Ольшинова, Rybářová/Рыбаржова, Sněžníková/Снежникова, Topolská/Топольска, Údolská/Удольска, Zámecká/Замецка, Klenová/Кленова, Brodková/Бродкова',
  ),
};
