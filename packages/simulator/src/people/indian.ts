import { words } from '../countries/country.ts';
import type { MensNames } from './name-pool.ts';

export const indian: MensNames = {
  men: words(
    'Aarav/Аарав, Bhuvan/Бхуван, Chirag/Чираг, Dev/Дев, Eshan/Эшан, Gaurav/Гаурав, Harsh/Харш, Ishaan/Ишаан, Karan/Каран, Lalit/Лалит, Manav/Манав, Nikhil/Никхил, Pranav/Пранав, Rohit/Рохит, Samar/Самар, Yash/Яш',
  ),
  surnames: words(
    'Neelkanth/Нилкантх, Sonar/Сонар, Meghani/Мегхани, Kamalan/Камалан, Suryakar/Сурьякар, Chandrani/Чандрани, Parvatwar/Парватвар, Vanraj/Ванрадж, Sagarkar/Сагаркар, Deepwal/Дипвал, Tarangi/Таранги, Hiranand/Хирананд, Jalpuri/Джалпури, Kesari/Кесари, Mayurji/Маюрджи, Nadkarni/Надкарни, Phulwar/Пхулвар, Rangoli/Ранголи, Shikhar/Шикхар, Vasantrao/Васантрао',
  ),
};
