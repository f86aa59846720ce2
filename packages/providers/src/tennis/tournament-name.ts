/** Names that archives of results have for tournaments. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/^(?:french open|roland[ -]garros)$/i, 'Roland Garros'],
  [/^us open$/i, 'US Open'],
  [/^davis cup\b/i, 'Davis Cup'],
  [/^(?:bjk|billie jean king|fed) cup\b/i, 'Billie Jean King Cup'],
  [/^next ?gen\b/i, 'Next Gen Finals'],
];

/**
 * A tournament with its tour, as other sources name it: `ATP Cincinnati` of `Cincinnati Masters`.
 * Pairs play a tournament of their own.
 */
export function tournamentName(tour: string, name: string, isDoubles: boolean): string {
  const own = name.replace(/^(?:ATP|WTA)\s+/i, '').trim();
  const isOfTours = tour === 'ATP' || tour === 'WTA';
  const plain = isOfTours ? plainName(own) : own;
  const isNamed = !isOfTours && (tour === '' || /\b(?:ITF|challenger)\b/i.test(own));
  return `${isNamed ? '' : `${tour} `}${plain}${isDoubles ? ' Doubles' : ''}`;
}

/** Weeks of one city are numbered, and the larger tournaments are called Masters. */
function plainName(name: string): string {
  const known = SAME.find(([pattern]) => pattern.test(name))?.[1];
  return known ?? name.replace(/\s+\d$/, '').replace(/\s+masters$/i, '');
}
