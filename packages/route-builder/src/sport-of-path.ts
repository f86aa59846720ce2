/** Soccer 1, hockey 2, tennis 3: the numbers of the API. */
export type Sport = 1 | 2 | 3;

/** First segment of a sport's paths; those of soccer have none. */
const SPORT_OF_SEGMENT: ReadonlyMap<string, Sport> = new Map([
  ['hockey', 2],
  ['tennis', 3],
]);

const LOCALE_LIKE = /^[a-z]{2}$/;

/**
 * Sport of a path, by its first full segment after an optional two-letter one, in any case;
 * everything that is neither hockey nor tennis is soccer. `/de/tennis` is tennis although there is
 * no German site; `/tennisfoo` is soccer.
 */
export function sportOfPath(pathname: string): Sport {
  const [, first = '', second = ''] = pathname.toLowerCase().split(/[/?#]/, 3);
  const segment = LOCALE_LIKE.test(first) ? second : first;
  return SPORT_OF_SEGMENT.get(segment) ?? 1;
}
