const WOMEN =
  /\b(?:wom[ae]n(?:'?s)?|ladies|girls|frauen\w*|damen\w*|damallsvenskan|f[eé]min\w*|femen\w*|nwsl|wsl|w)\b/i;
const YOUTH = /\bU-?(1[4-9]|2[0-3])\b/i;
const JUNIORS = /\b(?:youth|juniors?|juvenil\w*|primavera|sub-?(1[5-9]|2[0-3]))\b/i;
const RESERVES = /\b(?:reserves?|reserva|development league|amateure)\b/i;
const OWN_RESERVES = /\b(?:reserves?|II|III|B|C|Jong|Castilla|Atl[eé]tic)$|^Jong\b/;

/**
 * The name of a team so that women, youth and reserves are no namesakes of the first team of their
 * club: a mark of the league they play in is added where their own name has none.
 */
export function teamNameIn(league: string, name: string): string {
  const mark = [markOfWomen(league, name), markOfAge(league, name)].join('');
  return mark === '' ? name : `${name.slice(0, 120 - mark.length)}${mark}`;
}

function markOfWomen(league: string, name: string): string {
  return WOMEN.test(league) && !WOMEN.test(name) ? ' W' : '';
}

function markOfAge(league: string, name: string): string {
  if (YOUTH.test(name) || JUNIORS.test(name)) return '';
  const age = YOUTH.exec(league)?.[1];
  if (age !== undefined) return ` U${age}`;
  if (JUNIORS.test(league)) return ' U19';
  return RESERVES.test(league) && !OWN_RESERVES.test(name) ? ' Reserves' : '';
}
