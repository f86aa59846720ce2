const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const letters = new Map(Array.from(LATIN, (letter, index) => [letter, CYRILLIC[index] ?? letter]));

/** The text as if typed with the Russian layout on: `ptybn` → `зенит`. */
export const inRussianLayout = (text: string): string =>
  Array.from(text.toLowerCase(), (letter) => letters.get(letter) ?? letter).join('');
