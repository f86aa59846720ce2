const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const letters = new Map(
  Array.from(LATIN, (latin, index) => [latin, CYRILLIC[index] ?? latin] as const).flatMap(
    ([latin, cyrillic]) => [
      [latin, cyrillic],
      [cyrillic, latin],
    ],
  ),
);

/** The text as if typed with the other layout on: `ptybn` → `зенит`, `фтещт` → `anton`. */
export const inOtherLayout = (text: string): string =>
  Array.from(text.toLowerCase(), (letter) => letters.get(letter) ?? letter).join('');
