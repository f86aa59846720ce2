import { russianName } from '../russian-names/russian-name.ts';

const SAME: [pattern: RegExp, name: string][] = [
  [/^us open$/i, 'US Open'],
  [/^french open$/i, 'Roland Garros'],
  [/^atp cup$/i, 'Cup'],
  [/^davis cup\b/i, 'Davis Cup'],
  [/^(?:bjk|billie jean king|fed) cup\b/i, 'Billie Jean King Cup'],
  [/^next ?gen\b/i, 'Next Gen Finals'],
  [/\bfinals$|^masters cup$/i, 'Finals'],
  [/^nur-sultan$/i, 'Astana'],
  [/^napoli$/i, 'Naples'],
  [/^queen'?s club$/i, "Queen's Club"],
  [/^'?s[ -]hertogenbosch$/i, "'s-Hertogenbosch"],
  [/^melbourne summer set\b/i, 'Melbourne'],
];

/**
 * One name for a tournament, from names of several sources: `Indian Wells Masters` is at Indian
 * Wells, `Adelaide 2` and `Adelaide` are weeks of one city.
 */
export function tournamentName(name: string): string {
  const plain = name
    .trim()
    .replace(/\s+\d$/, '')
    .replace(/\s+masters$/i, '');
  return SAME.find(([pattern]) => pattern.test(name.trim()))?.[1] ?? plain;
}

const TEAM_CUPS: ReadonlySet<string> = new Set([
  'Davis Cup',
  'Billie Jean King Cup',
  'Cup',
  'United Cup',
  'Laver Cup',
]);

/**
 * Whether it is a team competition: several matches are one round, and winners do not advance
 * individually.
 */
export const isTeamCup = (name: string): boolean => TEAM_CUPS.has(name);

/** `ATP Wimbledon` and `WTA Wimbledon` are two competitions. */
export function tournamentTitle(tour: string, name: string) {
  const ru = russianName('tournament', name);
  return { en: `${tour} ${name}`, ...(ru === undefined ? {} : { ru: `${tour} ${ru}` }) };
}
