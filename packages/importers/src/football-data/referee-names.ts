import { tableOf } from '@tipmark/domain';
import { inBoth } from '../russian-names/russian-name.ts';

/**
 * Referees of England by their names in the files, as the Russian press writes them. English names
 * are spelt by ear, so no rule derives them; others keep the name in the file.
 */
const RUSSIAN_NAMES = tableOf<string>({
  'A Madley': 'Э. Мэдли',
  'A Marriner': 'А. Марринер',
  'A Taylor': 'Э. Тейлор',
  'C Kavanagh': 'К. Кавана',
  'C Pawson': 'К. Поусон',
  'D Bond': 'Д. Бонд',
  'D Coote': 'Д. Кут',
  'D England': 'Д. Ингленд',
  'G Scott': 'Г. Скотт',
  'H Webb': 'Х. Уэбб',
  'J Brooks': 'Дж. Брукс',
  'J Gillett': 'Дж. Джиллетт',
  'J Moss': 'Дж. Мосс',
  'J Smith': 'Дж. Смит',
  'K Friend': 'К. Френд',
  'L Mason': 'Л. Мейсон',
  'L Smith': 'Л. Смит',
  'M Atkinson': 'М. Аткинсон',
  'M Clattenburg': 'М. Клаттенбург',
  'M Dean': 'М. Дин',
  'M Donohue': 'М. Донохью',
  'M Oliver': 'М. Оливер',
  'M Salisbury': 'М. Солсбери',
  'O Langford': 'О. Лэнгфорд',
  'P Bankes': 'П. Бэнкс',
  'P Tierney': 'П. Тирни',
  'R Jones': 'Р. Джонс',
  'R Madley': 'Р. Мэдли',
  'R Welch': 'Р. Уэлч',
  'S Allison': 'С. Эллисон',
  'S Attwell': 'С. Эттвелл',
  'S Barrott': 'С. Бэрротт',
  'S Hooper': 'С. Хупер',
  'S Scott': 'С. Скотт',
  'S Singh': 'С. Сингх',
  'T Bramall': 'Т. Брэмолл',
  'T Harrington': 'Т. Харрингтон',
  'T Robinson': 'Т. Робинсон',
});

/** The name of a referee of the files in both languages. */
export function refereeName(countryCode: string, fileName: string): { en: string; ru?: string } {
  const ru = countryCode === 'GB-ENG' ? RUSSIAN_NAMES[fileName] : undefined;
  return ru === undefined ? inBoth('referee', fileName) : { en: fileName, ru };
}
