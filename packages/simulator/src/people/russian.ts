import { words } from '../countries/country.ts';
import type { NamePool } from './name-pool.ts';

export const russian: NamePool = {
  men: words(
    'Gleb/Глеб, Matvey/Матвей, Timur/Тимур, Arseny/Арсений, Yegor/Егор, Kirill/Кирилл, Roman/Роман, Denis/Денис, Ilya/Илья, Stepan/Степан, Artyom/Артём, Fyodor/Фёдор, Nikita/Никита, Pavel/Павел, Anton/Антон, Bogdan/Богдан, Vadim/Вадим, German/Герман, Danil/Данил, Yevgeny/Евгений, Zakhar/Захар, Innokenty/Иннокентий, Leonid/Леонид, Maxim/Максим, Oleg/Олег, Platon/Платон, Ruslan/Руслан, Savely/Савелий, Taras/Тарас, Yaroslav/Ярослав',
  ),
  women: words(
    'Darya/Дарья, Vera/Вера, Polina/Полина, Alina/Алина, Ksenia/Ксения, Yulia/Юлия, Marina/Марина, Nadezhda/Надежда, Olga/Ольга, Taisia/Таисия, Varvara/Варвара, Zoya/Зоя',
  ),
  surnames: words(
    'Lugovoy/Луговой, Sazhin/Сажин, Zvyagin/Звягин, Polyansky/Полянский, Berezov/Берёзов, Tumanov/Туманов, Ozerov/Озеров, Rechkin/Речкин, Strelnikov/Стрельников, Vetrov/Ветров, Yasnov/Яснов, Rudakov/Рудаков, Pribrezhny/Прибрежный, Klenov/Клёнов, Snegov/Снегов, Gorlinsky/Горлинский, Zimin/Зимин, Kostrov/Костров, Listov/Листов, Malakhitov/Малахитов, Bobrovsky/Бобровский, Travnikov/Травников, Granitov/Гранитов, Dolinin/Долинин, Yelnikov/Ельников, Zharov/Жаров, Ivnyakov/Ивняков, Krutoyarov/Крутояров, Lipatnikov/Липатников, Pokosov/Покосов, Nevodov/Неводов, Oleshin/Олешин, Perevalov/Перевалов, Rosinsky/Росинский, Sokolinsky/Соколинский, Talnikov/Тальников, Utyosov/Утёсов, Khvoynov/Хвойнов, Chernolesov/Чернолесов, Shumilin/Шумилин, Yurlov/Юрлов, Yantaryov/Янтарёв, Mostovsky/Мостовский, Svetlov/Светлов',
  ),
  womensSurnames: words(
    'Lugovaya/Луговая, Sazhina/Сажина, Zvyagina/Звягина, Polyanskaya/Полянская, Berezova/Берёзова, Tumanova/Туманова, Ozerova/Озерова, Rechkina/Речкина, Strelnikova/Стрельникова, Vetrova/Ветрова, Yasnova/Яснова, Rudakova/Рудакова, Pribrezhnaya/Прибрежная, Klenova/Клёнова, Snegova/Снегова, Gorlinskaya/Горлинская, Zimina/Зимина, Kostrova/Кострова, Listova/Листова, Malakhitova/Малахитова',
  ),
};
