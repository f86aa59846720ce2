import type { TeamNames } from './team-name.ts';

export const AUSTRIA: TeamNames = {
  'AC Wolfsberger': ['Wolfsberger AC', 'Вольфсберг', 'WAC/St. Andrä'],
  'A. Klagenfurt': ['Austria Klagenfurt', 'Аустрия Клагенфурт', 'SK Austria Klagenfurt'],
  Admira: ['Admira Wacker', 'Адмира Ваккер', 'FC Admira Wacker', 'FC Trenkwalder Admira'],
  Altach: ['Altach', 'Альтах', 'SCR Altach'],
  'Austria Lustenau': ['Austria Lustenau', 'Аустрия Лустенау', 'A. Lustenau'],
  'Austria Vienna': ['Austria Wien', 'Аустрия Вена'],
  'BW Linz': ['Blau-Weiß Linz', 'Блау-Вайсс Линц', 'FC Blau Weiß Linz'],
  'Grazer AK': ['Grazer AK', 'ГАК', 'GAK'],
  Grodig: ['Grödig', 'Грёдиг', 'SV Grödig'],
  Hartberg: ['Hartberg', 'Хартберг', 'TSV Hartberg'],
  LASK: ['LASK', 'ЛАСК', 'LASK Linz'],
  Mattersburg: ['Mattersburg', 'Маттерсбург', 'SV Mattersburg'],
  Neustadt: ['Wiener Neustadt', 'Винер-Нойштадт', 'SC Magna Wiener Neustadt', 'SC Wiener Neustadt'],
  'Rapid Vienna': ['Rapid Wien', 'Рапид Вена', 'SK Rapid Wien', 'SK Rapid'],
  Ried: ['Ried', 'Рид', 'SV Ried'],
  Salzburg: ['Salzburg', 'Зальцбург', 'RB Salzburg', 'FC Red Bull Salzburg', 'Red Bull Salzburg'],
  'St. Polten': ['St. Pölten', 'Санкт-Пёльтен', 'SKN St. Pölten'],
  'Sturm Graz': ['Sturm Graz', 'Штурм Грац', 'SK Sturm Graz'],
  Tirol: ['WSG Tirol', 'Тироль', 'WSG Wattens'],
  'Wacker Innsbruck': ['Wacker Innsbruck', 'Ваккер Инсбрук', 'FC Wacker Innsbruck'],
};
