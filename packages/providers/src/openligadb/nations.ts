import { tableOf } from '@tipmark/domain';

/** Teams with another name in German, or in English, than the list of regions has. */
const OTHER = tableOf<string>({
  England: 'England',
  Schottland: 'Scotland',
  Wales: 'Wales',
  Nordirland: 'Northern Ireland',
  USA: 'USA',
  'Vereinigte Staaten': 'USA',
  'Bosnien-Herzegowina': 'Bosnia & Herzegovina',
  'Bosnien und Herzegowina': 'Bosnia & Herzegovina',
  'DR Kongo': 'DR Congo',
  Elfenbeinküste: 'Ivory Coast',
  'Kap Verde': 'Cape Verde',
  Tschechien: 'Czech Republic',
  Türkei: 'Turkey',
});

const namesIn = (locale: string) =>
  new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });

let english: Map<string, string> | undefined;

/** English names of regions by their German ones. */
function englishNames(): Map<string, string> {
  if (english !== undefined) return english;
  const [german, others] = [namesIn('de'), namesIn('en')];
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  english = new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .flatMap((code) => {
        const [from, to] = [german.of(code), others.of(code)];
        return from === undefined || to === undefined ? [] : [[from, to] as const];
      }),
  );
  return english;
}

/** Whether a German name is that of a state or of a team of a part of one. */
export const isNation = (name: string): boolean =>
  OTHER[name] !== undefined || englishNames().has(name);

/** `Deutschland` → `Germany`; what is no nation stays as it is. */
export function nationInEnglish(name: string): string {
  return OTHER[name] ?? englishNames().get(name) ?? name;
}
