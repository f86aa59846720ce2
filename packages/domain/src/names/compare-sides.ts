import { latinName } from './latin-letters.ts';
import { isMark } from './side-marks.ts';

/**
 * What two names say about two sides: `same`, the same up to spelling and kinds of club; `likely`,
 * one may be short for the other; `other`, nothing.
 */
export type NameEvidence = 'same' | 'likely' | 'other';

const KINDS_OF_CLUB: ReadonlySet<string> = new Set(
  (
    '1 fc afc cf sc ac as cd ud rc sd ca fk bk if hc hk sk nk ks kv sv vfb vfl vfr tsg fsv tsv spvgg bsc ' +
    'ssv ssc us ss asd aj og ogc es club clube cp football futbol calcio fussball hockey ice the and de ' +
    'del da do la le el los und et y e i of ev fk khk hk'
  ).split(' '),
);

/** Spellings of one token. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  (
    'munich:munchen cologne:koln milano:milan roma:rome torino:turin napoli:naples moskva:moscow ' +
    'praha:prague wien:vienna beograd:belgrade bucuresti:bucharest kobenhavn:copenhagen lisboa:lisbon ' +
    'sevilla:seville kyiv:kiev warszawa:warsaw athina:athens bruxelles:brussels brugge:bruges gent:ghent ' +
    'geneve:geneva goteborg:gothenburg nuremberg:nurnberg man:manchester utd:united wolves:wolverhampton ' +
    'st:saint sankt:saint atl:atletico ath:athletic internazionale:inter gladbach:monchengladbach ' +
    'mgladbach:monchengladbach spurs:tottenham nottm:nottingham sheff:sheffield boro:middlesbrough ' +
    'minkhen:munchen myunkhen:munchen keln:koln rim:rome'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** `ö` is also written `oe`. */
const withoutDigraphs = (token: string): string => token.replace(/([aou])e/g, '$1');

interface Tokens {
  /** What names it. */
  readonly own: readonly string[];
  readonly years: readonly string[];
  /** All of them, for initials. */
  readonly all: readonly string[];
}

function tokensOf(name: string): Tokens {
  const all = latinName(name)
    .split(' ')
    .filter((token) => token !== '' && !isMark(token));
  const years = all.filter((token) => /^\d{2,4}$/.test(token));
  const named = all.filter((token) => !KINDS_OF_CLUB.has(token) && !/^\d+$/.test(token));
  const own = (named.length === 0 ? all : named).map((token) => {
    const plain = withoutDigraphs(token);
    return SPELLINGS.get(token) ?? SPELLINGS.get(plain) ?? plain;
  });
  return { own: own.toSorted(), years, all };
}

/** Both have a number, and not the same: 1860 and 04 are clubs, not years of one. */
const haveOtherYears = (one: Tokens, other: Tokens): boolean =>
  one.years.length > 0 &&
  other.years.length > 0 &&
  !one.years.some((year) => other.years.includes(year));

const LONG = 4;

/** Every token of the shorter name is, or begins, one of the longer name. */
function isShortFor(short: readonly string[], long: readonly string[]): boolean {
  const rest = [...long];
  let isSure = false;
  let isAbbreviated = true;
  for (const token of short.toSorted((one, other) => other.length - one.length)) {
    const exact = rest.indexOf(token);
    const found = exact === -1 ? rest.findIndex((other) => other.startsWith(token)) : exact;
    if (found === -1) return false;
    if (exact === -1 && token.length < 3) isAbbreviated = false;
    isSure ||= exact !== -1 && token.length >= LONG;
    rest.splice(found, 1);
  }
  return isSure || isAbbreviated;
}

const areInitials = (short: Tokens, long: Tokens): boolean => {
  const [token = ''] = short.all;
  return (
    short.all.length === 1 &&
    token.length >= 3 &&
    token.length === long.all.length &&
    token === long.all.map((other) => other[0]).join('')
  );
};

/** Letters to change, add or leave out, counted up to a limit. */
function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const swap = (above[column - 1] ?? 0) + Number(one[row - 1] !== other[column - 1]);
      line.push(Math.min(swap, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above[other.length] ?? most + 1;
}

function isMisspelt(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const most = shorter >= 10 ? 2 : Number(shorter >= 6);
  return most > 0 && lettersApart(one, other, most) <= most;
}

function compareTokens(one: Tokens, other: Tokens): NameEvidence {
  if (one.own.length === 0 || other.own.length === 0) return 'other';
  const [first, second] = [one.own.join(''), other.own.join('')];
  if (haveOtherYears(one, other)) return 'other';
  if (first === second) return 'same';
  const isLikely =
    (one.own.length <= other.own.length && isShortFor(one.own, other.own)) ||
    (other.own.length <= one.own.length && isShortFor(other.own, one.own)) ||
    areInitials(one, other) ||
    areInitials(other, one) ||
    isMisspelt(first, second);
  return isLikely ? 'likely' : 'other';
}

const STRENGTH: Readonly<Record<NameEvidence, number>> = { same: 2, likely: 1, other: 0 };

/** The names of a side, ready to be compared with many others. */
export type SideNames = readonly Tokens[];

export function sideNames(names: readonly string[]): SideNames {
  return [...new Set(names)].map(tokensOf);
}

/** The best that any name of one side says about any name of the other, in any script. */
export function compareSides(one: SideNames, other: SideNames): NameEvidence {
  let best: NameEvidence = 'other';
  for (const tokens of one) {
    for (const others of other) {
      const found = compareTokens(tokens, others);
      if (found === 'same') return found;
      if (STRENGTH[found] > STRENGTH[best]) best = found;
    }
  }
  return best;
}

/** Whether two names have a telling token in common, as those of one tournament do. */
export const shareToken = (one: string, other: string): boolean =>
  tokensOf(one).own.some((token) => token.length >= LONG && tokensOf(other).own.includes(token));
