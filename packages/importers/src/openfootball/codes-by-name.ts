/** Codes by the names of seasons, for those whose file has no code in its name, or a wrong one. */
const CODES_BY_NAME: [name: RegExp, code: string][] = [
  [/^(?:1\. |deutsche )bundesliga$/i, 'de.1'],
  [/^(?:deutsche )?2\. bundesliga$/i, 'de.2'],
  [/^deutsche 3\. liga$/i, 'de.3'],
  [/^dfb[ -]pokal$/i, 'de.cup'],
  [/^english premier league$/i, 'en.1'],
  // Until 2004 the divisions below the Premier League were counted from one.
  [/^english (?:(?:football league )?championship|division one)$/i, 'en.2'],
  [/^english (?:(?:football )?league one|division two)$/i, 'en.3'],
  [/^english (?:(?:football )?league two|division three)$/i, 'en.4'],
  [/^english national league$/i, 'en.5'],
  [/^english fa cup$/i, 'en.cup'],
  [/^(?:(?:spain |spanish )?(?:primera división|la liga)|primera división de españa)$/i, 'es.1'],
  [/^(?:(?:spain |spanish )?segunda división|segunda división de españa)$/i, 'es.2'],
  [/^copa del rey(?: de españa)?$/i, 'es.cup'],
  [/^italian serie a$/i, 'it.1'],
  [/^italian serie b$/i, 'it.2'],
  [/^coppa italia$/i, 'it.cup'],
  [/^french ligue 1$/i, 'fr.1'],
  [/^french ligue 2$/i, 'fr.2'],
  [/^(?:austrian|österreichische|österr\.) bundesliga$/i, 'at.1'],
  [/^österr\. (?:2\.|erste) liga$/i, 'at.2'],
  [/^öfb[ -]cup$/i, 'at.cup'],
  [/^(?:dutch )?eredivisie$/i, 'nl.1'],
  [/^scottish premiership$/i, 'sco.1'],
  [/^(?:swiss )?super league$/i, 'ch.1'],
  [/^major league soccer$/i, 'us.1'],
  [/^liga mx$/i, 'mx.1'],
];

/** Code of a country and level such as `de.1`, by the name of a season without its year. */
export function codeByName(name: string): string | undefined {
  return CODES_BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
}
