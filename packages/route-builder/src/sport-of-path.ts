/** Soccer 1, hockey 2, tennis 3: the numbers of the wire. */
export type Sport = 1 | 2 | 3;

const LOCALE_LIKE = /^[a-z]{2}$/;

/**
 * Sport a path belongs to: the first whole segment after an optional two-letter one decides,
 * whatever its casing; everything that is neither hockey nor tennis is soccer.
 * `/de/tennis` is tennis although there is no German site; `/tennisfoo` is soccer.
 */
export function sportOfPath(pathname: string): Sport {
  const [, first = '', second = ''] = pathname.toLowerCase().split(/[/?#]/, 3);
  const segment = LOCALE_LIKE.test(first) ? second : first;
  if (segment === 'tennis') return 3;
  return segment === 'hockey' ? 2 : 1;
}
