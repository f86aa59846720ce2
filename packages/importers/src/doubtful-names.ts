/** Additions that make another club of a name: reserves, countries, years, legal forms. */
const OWN_ADDITION =
  /^(?:I{1,3}|IV|[A-E]|U-?\d{2}|\d{2,4}|Res(?:erves)?|Amateure|Atl[eé]tico|Castilla|Jong|\(\p{Lu}[^)]*\)|\p{Lu}{2,4})$/u;

/** Names go on with a capital letter; of a note one other match is enough. */
const NOTE = /^[\p{Ll}\d(]/u;

/**
 * Names of a season that are probably another team's with text behind it: they occur once, and
 * begin with a name that occurs more often.
 * @param pairs both names of every match
 * @param isKnown whether a name is that of a known club
 * @returns the team that is probably meant, by name
 */
export function doubtfulNames(
  pairs: readonly (readonly [string, string])[],
  isKnown: (name: string) => boolean,
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const name of pairs.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const usual = [...counts].filter(([, count]) => count > 1).map(([name]) => name);
  const all = [...counts.keys()];
  const doubtful = new Map<string, string>();
  for (const [name, count] of counts) {
    if (count > 1 || isKnown(name)) continue;
    const meant =
      usual.find((other) => name.startsWith(`${other} `)) ??
      all.find((other) => name.startsWith(`${other} `) && NOTE.test(name.slice(other.length + 1)));
    if (meant === undefined || OWN_ADDITION.test(name.slice(meant.length + 1))) continue;
    doubtful.set(name, meant);
  }
  return doubtful;
}

/** The reason a row with such a name is refused, with what is probably meant. */
export const doubtOf = (name: string, meant: string): string =>
  `name: "${name}" occurs once in this season and begins like "${meant}": probably that team with a note behind its name; correct the name`;
