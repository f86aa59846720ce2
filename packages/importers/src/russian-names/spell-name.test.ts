import fc from 'fast-check';
import { spellName } from './spell-name.ts';

/** Names of real people as Russian sports pages write them, by the country they come from. */
const PEOPLE: Readonly<Record<string, string>> = {
  GB: `Andy Murray=Энди Маррей; Jack Draper=Джек Дрейпер; Cameron Norrie=Кэмерон Норри; Heather Watson=Хизер Уотсон;
    Harriet Dart=Харриет Дарт; Billy Harris=Билли Харрис; James Ward=Джеймс Уорд; Liam Broady=Лиам Броуди;
    Harry Kane=Гарри Кейн; Declan Rice=Деклан Райс; John Stones=Джон Стоунс; Jordan Pickford=Джордан Пикфорд;
    Scott McTominay=Скотт Мактоминей; Andy Robertson=Энди Робертсон; J Gillett=Дж. Джиллетт; H Webb=Х. Уэбб;
    C Pawson=К. Поусон; W Smith=У. Смит`,
  US: `Taylor Fritz=Тейлор Фритц; Ben Shelton=Бен Шелтон; J J Wolf=Дж. Дж. Вулф; Mackenzie Mcdonald=Маккензи Макдональд;
    Varvara Lepchenko=Варвара Лепченко; Amanda Anisimova=Аманда Анисимова; Aleksandar Kovacevic=Александар Ковацевич;
    Ann Li=Энн Ли; Francesca Di Lorenzo=Франческа Ди Лоренцо; Christian Pulisic=Кристиан Пулишич;
    Emilio Nava / Learner Tien=Эмилио Нава / Лёрнер Тьен`,
  AU: `Christopher O'Connell=Кристофер О’Коннелл; Alex De Minaur=Алекс де Минор; Rinky Hijikata=Ринки Хидзиката;
    Nick Kyrgios=Ник Кирьос; Ajla Tomljanovic=Айла Томлянович`,
  FR: `Richard Gasquet=Ришар Гаске; Gilles Simon=Жиль Симон; Gael Monfils=Гаэль Монфис; Arthur Cazaux=Артюр Казо;
    Benoit Paire=Бенуа Пер; Nicolas Mahut=Николя Маю; Corentin Moutet=Корантен Муте; Alize Cornet=Ализе Корне;
    Gregoire Barrere=Грегуар Баррер; Hugo Grenier=Юго Гренье; Clara Burel=Клара Бюрель; Julie Gervais=Жюли Жерве;
    Kylian Mbappé=Килиан Мбаппе; Lucas Digne=Люка Динь; Aurélien Tchouaméni=Орельен Чуамени;
    Ousmane Dembélé=Усман Дембеле; Manuel Guinard=Манюэль Гинар; Quentin Halys=Кантен Алис`,
  DE: `Alexander Zverev=Александр Зверев; Angelique Kerber=Анжелика Кербер; Laura Siegemund=Лаура Зигемунд;
    Dominik Koepfer=Доминик Кёпфер; Philipp Kohlschreiber=Филипп Кольшрайбер; Manuel Neuer=Мануэль Нойер;
    Kai Havertz=Кай Хаверц; Antonio Rüdiger=Антонио Рюдигер; Joshua Kimmich=Йошуа Киммих; Pascal Groß=Паскаль Гросс;
    Jule Niemeier=Юле Нимайер; Daniel Altmaier=Даниэль Альтмайер; Peter Gojowczyk=Петер Гоёвчик;
    Ella Seidel=Элла Зайдель; Nico Schlotterbeck=Нико Шлоттербек; Waldemar Anton=Вальдемар Антон`,
  CH: `Roger Federer=Роджер Федерер; Belinda Bencic=Белинда Бенчич; Stefanie Voegele=Штефани Фёгеле;
    Marc Andrea Huesler=Марк Андреа Хюслер; Dominic Stricker=Доминик Штрикер`,
  IT: `Matteo Berrettini=Маттео Берреттини; Fabio Fognini=Фабио Фоньини; Lorenzo Musetti=Лоренцо Музетти;
    Marco Cecchinato=Марко Чеккинато; Salvatore Caruso=Сальваторе Карузо; Jacopo Berrettini=Якопо Берреттини;
    Luca Nardi=Лука Нарди; Flavio Cobolli=Флавио Коболли; Sara Errani=Сара Эррани; Lucia Bronzetti=Лучия Бронцетти;
    Elisabetta Cocciaretto=Элизабетта Коччаретто; Giulio Zeppieri=Джулио Цеппьери; Bianca Turati=Бьянка Турати;
    Stefano Travaglia=Стефано Травалья; Martina Trevisan=Мартина Тревизан; Alessandro Giannessi=Алессандро Джаннесси`,
  ES: `Rafael Nadal=Рафаэль Надаль; Carlos Alcaraz=Карлос Алькарас; Feliciano Lopez=Фелисиано Лопес;
    Pablo Andujar=Пабло Андухар; Fernando Verdasco=Фернандо Вердаско; Sara Sorribes Tormo=Сара Соррибес Тормо;
    Paula Badosa=Паула Бадоса; Alejandro Davidovich Fokina=Алехандро Давидович Фокина; Pedro Martinez=Педро Мартинес;
    Roberto Bautista Agut=Роберто Баутиста Агут; Pablo Llamas Ruiz=Пабло Льямас Руис; Carlos Gimeno Valero=Карлос Химено Валеро;
    Mikel Merino=Микель Мерино; Marcos Llorente=Маркос Льоренте; Fabián Ruiz=Фабиан Руис; Dani Olmo=Дани Ольмо`,
  AR: `Diego Schwartzman=Диего Шварцман; Guido Pella=Гидо Пелья; Lionel Messi=Лионель Месси; Nadia Podoroska=Надия Подороска;
    Juan Martin del Potro=Хуан Мартин дель Потро; Gonzalo Villanueva=Гонсало Вильянуэва; Emiliano Martínez=Эмилиано Мартинес`,
  PT: `João Sousa=Жуан Соуза; Nuno Borges=Нуну Боржеш; Cristiano Ronaldo=Криштиану Роналду; Rúben Dias=Рубен Диаш;
    Bruno Fernandes=Бруну Фернандеш; Bernardo Silva=Бернарду Силва; Gonçalo Ramos=Гонсалу Рамуш; João Félix=Жуан Фелиш;
    Diogo Dalot=Диогу Далот; Nélson Semedo=Нелсон Семеду; Matheus Nunes=Матеус Нунеш; João Neves=Жуан Невеш;
    Gastao Elias=Гаштан Элиаш; Frederico Ferreira Silva=Фредерику Феррейра Силва; Renato Veiga=Ренату Вейга`,
  BR: `Neymar=Неймар; Marquinhos=Маркиньос; Casemiro=Каземиро; Beatriz Haddad Maia=Беатрис Аддад Майя;
    Thiago Monteiro=Тьяго Монтейро; Felipe Meligeni Alves=Фелипе Мелижени Алвес; Raphinha=Рафинья; Matheus Cunha=Матеус Кунья;
    Joao Fonseca=Жоао Фонсека`,
  NL: `Virgil van Dijk=Вирджил ван Дейк; Kiki Bertens=Кики Бертенс; Botic Van De Zandschulp=Ботик ван де Зандсхюлп;
    Tallon Griekspoor=Таллон Грикспур; Tim Van Rijthoven=Тим ван Рейтовен; Gijs Brouwer=Гейс Брауер; Robin Haase=Робин Хасе;
    Jesper De Jong=Йеспер де Йонг; Justin Kluivert=Юстин Клёйверт; Ryan Gravenberch=Райан Гравенберх; Wout Weghorst=Ваут Вегхорст;
    Marten de Roon=Мартен де Рон; Memphis Depay=Мемфис Депай; Demi Schuurs=Деми Схюрс; Tijjani Reijnders=Тиджани Рейндерс`,
  SE: `Mikael Ymer=Микаэль Имер; Mirjam Bjorklund=Мирьям Бьёрклунд; Victor Lindelöf=Виктор Линделёф; Daniel Svensson=Даниэль Свенссон;
    Alexander Isak=Александр Исак; Benjamin Nygren=Беньямин Нюгрен; Rebecca Peterson=Ребекка Петерсон; Leo Borg=Лео Борг;
    Hjalmar Ekdal=Йальмар Экдаль`,
  NO: `Casper Ruud=Каспер Рууд; Martin Ødegaard=Мартин Эдегор; Erling Haaland=Эрлинг Холанд; Alexander Sørloth=Александр Сёрлот;
    Jørgen Strand Larsen=Йорген Странд Ларсен; Ulrikke Eikeri=Ульрикке Эйкери`,
  DK: `Holger Rune=Хольгер Руне; Clara Tauson=Клара Таусон; Caroline Wozniacki=Каролина Возняцки; August Holmgren=Аугуст Хольмгрен`,
  FI: `Emil Ruusuvuori=Эмиль Руусувуори; Otto Virtanen=Отто Виртанен; Jussi Jokinen=Юсси Йокинен; Mikko Koivu=Микко Койву;
    Mikko Rantanen=Микко Рантанен; Patrik Laine=Патрик Лайне; Teemu Selänne=Теему Селянне; Tuukka Rask=Туукка Раск;
    Saku Koivu=Саку Койву; Pekka Rinne=Пекка Ринне; Jari Kurri=Яри Курри; Kimi Räikkönen=Кими Райкконен; Mika Häkkinen=Мика Хяккинен;
    Roope Hintz=Роопе Хинц; Eeli Tolvanen=Ээли Толванен`,
  CZ: `Petra Kvitova=Петра Квитова; Barbora Krejcikova=Барбора Крейчикова; Jiri Lehecka=Иржи Легечка; Tomas Machac=Томаш Махач;
    Marketa Vondrousova=Маркета Вондроушова; Lucie Havlickova=Луция Гавличкова; Linda Noskova=Линда Носкова; Vit Kopriva=Вит Коприва;
    Matěj Kovář=Матей Коварж; Tomáš Souček=Томаш Соучек; Patrik Schick=Патрик Шик; Štěpán Chaloupek=Штепан Халоупек;
    Adam Hložek=Адам Гложек; Dominik Hašek=Доминик Гашек; Jaromír Jágr=Яромир Ягр; Lukáš Červ=Лукаш Черв`,
  SK: `Lukas Lacko=Лукаш Лацко; Jozef Kovalik=Йозеф Ковалик; Anna Karolina Schmiedlova=Анна Каролина Шмидлова; Filip Horansky=Филип Горанский`,
  PL: `Iga Świątek=Ига Свёнтек; Hubert Hurkacz=Хуберт Хуркач; Robert Lewandowski=Роберт Левандовский; Kamil Majchrzak=Камил Майхшак;
    Magda Linette=Магда Линетт; Magdalena Frech=Магдалена Френх; Maja Chwalinska=Мая Хвалиньская; Grzegorz Krychowiak=Гжегож Крыховяк;
    Wojciech Szczęsny=Войцех Щенсный; Jakub Błaszczykowski=Якуб Блащиковский; Łukasz Kubot=Лукаш Кубот; Agnieszka Radwańska=Агнешка Радваньская;
    Szymon Marciniak=Шимон Марциняк; Weronika Falkowska=Вероника Фальковская; Katarzyna Kawa=Катажина Кава`,
  RS: `Novak Djokovic=Новак Джокович; Dusan Lajovic=Душан Лайович; Miomir Kecmanovic=Миомир Кецманович; Laslo Djere=Ласло Джере;
    Viktor Troicki=Виктор Троицки; Nina Stojanovic=Нина Стоянович; Aleksandra Krunic=Александра Крунич; Nikola Milojevic=Никола Милоевич;
    Ivana Jorovic=Ивана Йорович; Novak Đoković=Новак Джокович; Dušan Vlahović=Душан Влахович; Luka Jović=Лука Йович`,
  HR: `Luka Modrić=Лука Модрич; Marin Čilić=Марин Чилич; Borna Coric=Борна Чорич; Donna Vekic=Донна Векич; Ivan Perišić=Иван Перишич;
    Joško Gvardiol=Йошко Гвардиол; Petra Martic=Петра Мартич; Ana Konjuh=Ана Конюх`,
  SI: `Aljaz Bedene=Аляж Бедене; Polona Hercog=Полона Херцог; Kaja Juvan=Кая Юван; Anze Kopitar=Анже Копитар`,
  RO: `Simona Halep=Симона Халеп; Sorana Cirstea=Сорана Кырстя; Irina Camelia Begu=Ирина Камелия Бегу; Monica Niculescu=Моника Никулеску;
    Mihaela Buzarnescu=Михаэла Бузэрнеску; Ana Bogdan=Ана Богдан; Gheorghe Popescu=Георге Попеску; Horia Tecău=Хория Текэу`,
  HU: `Marton Fucsovics=Мартон Фучович; Timea Babos=Тимея Бабош; Zsombor Piros=Жомбор Пирош; Dominik Szoboszlai=Доминик Собослаи;
    Panna Udvardy=Панна Удварди; Attila Balazs=Аттила Балаж; Dalma Galfi=Дальма Галфи`,
  TR: `Arda Güler=Арда Гюлер; Hakan Çalhanoğlu=Хакан Чалханоглу; Çağlar Söyüncü=Чаглар Сёюнджю; Kenan Yıldız=Кенан Йылдыз;
    Zeki Çelik=Зеки Челик; Cem Ilkel=Джем Илькель; Orkun Kökçü=Оркун Кёкчю`,
  GR: `Stefanos Tsitsipas=Стефанос Циципас; Maria Sakkari=Мария Саккари; Michail Pervolarakis=Михаил Перволаракис;
    Valentini Grammatikopoulou=Валентини Грамматикопулу; Stefanos Sakellaridis=Стефанос Сакелларидис`,
  RU: `Alexander Ovechkin=Александр Овечкин; Daniil Medvedev=Даниил Медведев; Evgeny Kuznetsov=Евгений Кузнецов; Andrey Rublev=Андрей Рублёв;
    Evgeny Donskoy=Евгений Донской; Daria Kasatkina=Дарья Касаткина; Liudmila Samsonova=Людмила Самсонова; Vera Zvonareva=Вера Звонарева;
    Anna Kalinskaya=Анна Калинская; Sergei Bobrovsky=Сергей Бобровский; Igor Shesterkin=Игорь Шестёркин; Nikita Kucherov=Никита Кучеров;
    Natalia Vikhlyantseva=Наталья Вихлянцева; Evgenii Tiurnev=Евгений Тюрнев; Marina Melnikova=Марина Мельникова;
    Ekaterina Yashina=Екатерина Яшина; Margarita Gasparyan=Маргарита Гаспарян; Valeriya Olyanovskaya=Валерия Оляновская`,
  UA: `Elina Svitolina=Элина Свитолина; Marta Kostyuk=Марта Костюк; Dayana Yastremska=Даяна Ястремская; Oleksandr Zinchenko=Александр Зинченко;
    Sergiy Stakhovsky=Сергей Стаховский; Oleksii Krutykh=Алексей Крутых; Illya Marchenko=Илья Марченко; Viacheslav Bielinskyi=Вячеслав Белинский`,
  CN: `Qinwen Zheng=Чжэн Циньвэнь; Shuai Zhang=Чжан Шуай; Zhizhen Zhang=Чжан Чжичжэнь; Yibing Wu=У Ибин; Juncheng Shang=Шан Цзюньчэн;
    Qiang Wang=Ван Цян; Xiyu Wang=Ван Сиюй; Xin Yu Wang=Ван Синьюй; Saisai Zheng=Чжэн Сайсай; Lin Zhu=Чжу Линь; Yue Yuan=Юань Юэ;
    Yafan Wang=Ван Яфань; Zhaoxuan Yang=Ян Чжаосюань; Xinyu Jiang=Цзян Синьюй; Hanyu Guo=Го Ханьюй; Wang Xin.=Ван Синь.`,
  JP: `Kei Nishikori=Кэй Нисикори; Naomi Osaka=Наоми Осака; Yoshihito Nishioka=Ёсихито Нисиока; Yuichi Sugita=Юити Сугита;
    Yosuke Watanuki=Ёсукэ Ватануки; Kaichi Uchida=Кайти Утида; Shintaro Mochizuki=Синтаро Мотидзуки; Sho Shimabukuro=Сё Симабукуро;
    Nao Hibino=Нао Хибино; Misaki Doi=Мисаки Дой; Wataru Endo=Ватару Эндо; Shōgo Taniguchi=Сёго Танигути; Ritsu Dōan=Рицу Доан;
    Daichi Kamada=Дайти Камада; Chihiro Muramatsu=Тихиро Мурамацу`,
  KR: `Soon Woo Kwon=Квон Сун У; Na Lae Han=Хан На Рэ; Son Heung-min=Сон Хын-мин; Hwang In-beom=Хван Ин-бом; Lee Tae-seok=Ли Тэ-сок;
    Kim Moon-hwan=Ким Мун-хван; Hwang Hee-chan=Хван Хи-чан; Cho Wi-je=Чо Ви-дже`,
  '': `Nadal R.=Надаль Р.; Djokovic N.=Джокович Н.; O Connell C.=О’Коннелл К.; Nishikori K.=Нисикори К.; Evans D.=Эванс Д.`,
};

const pairsOf = (text: string): [string, string][] =>
  text.split(';').map((pair): [string, string] => {
    const [name = '', russian = ''] = pair.trim().split('=');
    return [name, russian];
  });

describe.each(Object.entries(PEOPLE))('people of %s', (country, text) => {
  test.each(pairsOf(text))('%s is %s', (name, russian) => {
    expect(spellName('person', name, country === '' ? undefined : country)).toBe(russian);
  });
});

test.each([
  ['competition', '', 'Brisbane International', 'Брисбен Интернешнл'],
  ['competition', '', 'ATP Gippsland Trophy', 'ATP Гиппсленд Трофи'],
  ['competition', '', 'WTA Yarra Valley Classic', 'WTA Ярра Вэлли Классик'],
  ['competition', '', 'ATP Tenerife', 'ATP Тенерифе'],
  ['competition', '', 'Shenzhen Open', 'Шэньчжэнь Опен'],
  ['competition', '', 'ATP Cup', 'Кубок ATP'],
  ['competition', '', 'Hopman Cup', 'Хопман Кап'],
  ['competition', '', 'WTA Tokyo Olympics', 'WTA Олимпийские игры, Токио'],
  ['competition', '', 'Miami Open', 'Майами Опен'],
  ['club', 'NO', 'Stromsgodset', 'Стрёмсгодсет'],
  ['club', 'NO', 'Viking FK', 'Викинг ФК'],
  ['club', 'DE', 'SV Rödinghausen', 'СВ Рёдингхаузен'],
  ['club', 'DE', '1. FC Nürnberg', '1. ФК Нюрнберг'],
  ['club', 'GB-ENG', 'Forest Green Rovers', 'Форест Грин Роверс'],
  ['club', 'DE', 'MTV Eintracht Celle', 'МТВ Айнтрахт Целле'],
  ['club', 'DE', 'Waldhof Mannheim', 'Вальдхоф Мангейм'],
  ['club', 'ES', 'CD Mirandés', 'КД Мирандес'],
] as const)('the %s of %s, %s, is %s', (kind, country, name, russian) => {
  expect(spellName(kind, name, country === '' ? undefined : country)).toBe(russian);
});

test.each([
  'The Twelve Hundred Unknown Words Here',
  'Internationaux de Printemps des Trois Grandes Villes',
])('a title of many unknown words stays in Latin letters: %s', (name) => {
  expect(spellName('competition', name)).toBeUndefined();
});

const kinds = fc.constantFrom('person', 'club', 'competition');
const countries = fc.constantFrom(
  ...Object.keys(PEOPLE),
  'ZZ',
  'XX',
  'GB-ENG',
  'MA',
  'IN',
  'LV',
  'EE',
);
const letterOf = (letters: string) => fc.constantFrom(...Array.from(letters));
const latin = fc
  .array(
    fc.oneof(
      letterOf('aeiouybcdfghjklmnpqrstvwxzABCDEFGHIJKLMNOPQRSTUVWXYZ'),
      letterOf('éèêëáàâãäåąæçćčďđęěğíîïıłñńňóôõöøőœřśšşțťúůüűýźžżßþð'),
      fc.constantFrom(' ', '-', "'", '.', '/', '’'),
      fc.constantFrom('Cup', 'ATP ', 'van ', 'sch', 'Wang', 'ovic', 'Kim '),
    ),
    { minLength: 1, maxLength: 24 },
  )
  .map((letters) => letters.join(''));

const LEFT = /(?!\b(?:ATP|WTA|ITF|[IVX]{1,4}|[ABC])\b)\p{Script=Latin}/u;

test('a name that is spelt has no Latin letter left, is spelt so again, and stays so', () => {
  fc.assert(
    fc.property(kinds, latin, countries, (kind, name, country) => {
      const russian = spellName(kind, name, country);
      expect(spellName(kind, name, country)).toBe(russian);
      if (russian === undefined) return;
      const words = russian.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
      for (const word of words) {
        if (!/^(?:ATP|WTA|ITF|[IVX]{1,4}|[ABC])$/.test(word)) expect(word).not.toMatch(LEFT);
      }
      expect(spellName(kind, russian, country)).toBe(russian);
    }),
  );
});

test('a Russian name stays as it is', () => {
  const cyrillic = fc
    .array(letterOf('абвгдеёжзийклмнопрстуфхцчшщъыьэюя АБВГД-.’'), { maxLength: 20 })
    .map((letters) => letters.join(''));
  fc.assert(
    fc.property(kinds, cyrillic, countries, (kind, name, country) => {
      expect(spellName(kind, name, country)).toBe(name);
    }),
  );
});
