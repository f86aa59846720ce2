/** The numbers of the API. A sport's name is the first segment of its paths; soccer's have none. */
export const SPORT_NUMBERS = { soccer: 1, hockey: 2, tennis: 3 } as const;
export type SportName = keyof typeof SPORT_NUMBERS;
export type Sport = (typeof SPORT_NUMBERS)[SportName];

const isSport = (name: string): name is SportName => Object.hasOwn(SPORT_NUMBERS, name);

const LOCALE_LIKE = /^[a-z]{2}$/;

/**
 * Sport of a path, by its first full segment after an optional two-letter one, in any case;
 * everything that is no other sport is soccer. `/de/tennis` is tennis although there is
 * no German site; `/tennisfoo` is soccer.
 */
export function sportOfPath(pathname: string): Sport {
  const [, first = '', second = ''] = pathname.toLowerCase().split(/[/?#]/, 3);
  const segment = LOCALE_LIKE.test(first) ? second : first;
  return isSport(segment) ? SPORT_NUMBERS[segment] : SPORT_NUMBERS.soccer;
}
