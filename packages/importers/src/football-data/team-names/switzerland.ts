import type { TeamNames } from './team-name.ts';

export const SWITZERLAND: TeamNames = {
  Aarau: ['Aarau', 'Арау', 'FC Aarau'],
  Basel: ['Basel', 'Базель', 'FC Basel', 'FC Basel 1893'],
  Grasshoppers: ['Grasshoppers', 'Грассхоппер', 'Grasshopper Club Zürich', 'Grasshopper Club'],
  Lausanne: ['Lausanne-Sport', 'Лозанна', 'FC Lausanne-Sport'],
  'Lausanne Ouchy': ['Stade Lausanne-Ouchy', 'Стад Лозанна-Уши'],
  Lugano: ['Lugano', 'Лугано', 'FC Lugano'],
  Luzern: ['Luzern', 'Люцерн', 'FC Luzern'],
  Schaffhausen: ['Schaffhausen', 'Шаффхаузен', 'FC Schaffhausen'],
  Servette: ['Servette', 'Серветт', 'Servette FC'],
  Sion: ['Sion', 'Сьон', 'FC Sion'],
  'St. Gallen': ['St. Gallen', 'Санкт-Галлен', 'FC St. Gallen'],
  Thun: ['Thun', 'Тун', 'FC Thun'],
  Vaduz: ['Vaduz', 'Вадуц', 'FC Vaduz'],
  Winterthur: ['Winterthur', 'Винтертур', 'FC Winterthur'],
  Xamax: ['Neuchâtel Xamax', 'Ксамакс', 'Neuchâtel Xamax FCS'],
  'Young Boys': ['Young Boys', 'Янг Бойз', 'BSC Young Boys'],
  Yverdon: ['Yverdon-Sport', 'Ивердон'],
  Zurich: ['Zürich', 'Цюрих', 'FC Zürich'],
};
