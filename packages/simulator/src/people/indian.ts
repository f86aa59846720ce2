import { words } from '../countries/country.ts';
import type { MensNames } from './name-pool.ts';

export const indian: MensNames = {
  men: words(
    'Aarav/Аарав, Bhuvan/Бхуван, Chirag/Чираг, Dev/Дев, Eshan/Эшан, Gaurav/Гаурав, Harsh/Харш, Ishaan/Ишаан, Karan/Каран, Lalit/Лалит, Manav/Манав, Nikhil/Никхил, Pranav/Пранав, Rohit/Рохит, Samar/Самар, Yash/Яш, Akash/Акаш, Arjun/Арджун, Dhruv/Дхрув, Farid/Фарид, Girish/Гириш, Hemant/Хемант, Jatin/Джатин, Kunal/Кунал, Mohit/Мохит, Naveen/Навин, Om/Ом, Pratik/Пратик, Sandeep/Сандип, Tarun/Тарун, Vikram/Викрам',
  ),
  surnames: words(
    'Neelkanth/Нилкантх, Sonar/Сонар, Meghani/Мегхани, Kamalan/Камалан, Suryakar/Сурьякар, Chandrani/Чандрани, Parvatwar/Парватвар, Vanraj/Ванрадж, Sagarkar/Сагаркар, Deepwal/Дипвал, Tarangi/Таранги, Hiranand/Хирананд, Jalpuri/Джалпури, Kesari/Кесари, Mayurji/Маюрджи, Nadkarni/Надкарни, Phulwar/Пхулвар, Rangoli/Ранголи, Shikhar/Шикхар, Vasantrao/Васантрао, Agnihar/Агнихар, Bansuri/Бансури, Chhayakar/Чхаякар, Devgan/Девган, Gangwal/Гангвал, Himraj/Химрадж, Indrakar/Индракар, Jharnani/Джхарнани, Kiranpal/Киранпал, Lotani/Лотани, Mandar/Мандар, Nilgiri/Нилгири, Oshadi/Ошади, Pushpak/Пушпак, Rajatkar/Раджаткар, Sandalwar/Сандалвар, Tulsiram/Тулсирам, Udayan/Удаян, Varshani/Варшани, Yamunakar/Ямунакар, Amrutwar/Амрутвар, Bhaskarji/Бхаскарджи, Champakar/Чампакар, Dhanurkar/Дхануркар',
  ),
};
