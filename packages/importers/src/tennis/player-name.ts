import { tableOf } from '@tipmark/domain';
import { foldName } from '../fold-name.ts';

/** A player's name as two sources write it: one in full, the other by surname and initials. */
export interface PlayerName {
  /** Last word of the surname, folded: the only part both sources certainly share. */
  last: string;
  /** Given names or initials, folded and without spaces. */
  given: string;
  /** Initials of all words before the last one, where the name is in full. */
  initials?: string;
}

/** `Christopher O'Connell`, `Pablo Carreno Busta`. */
export function fullName(name: string): PlayerName {
  const words = foldName(name).split(' ');
  const last = words.pop() ?? '';
  return {
    last,
    given: words.join(''),
    initials: words.map((word) => word[0] ?? '').join(''),
  };
}

/** Names under which the other kind of source knows a player: after a marriage, or shortened. */
const OTHER_NAMES = tableOf<string>({
  'barrios m': 'Barrios Vera M.',
  'betova m': 'Gasparyan M.',
  'bassols m': 'Bassols Ribera M.',
  'burillo i': 'Burillo Escorihuela I.',
  'gavrilova d': 'Saville D.',
  'jimenez v': 'Jimenez Kasintseva V.',
  'kozlova k': 'Baindl K.',
  'kuzmova v': 'Hruncakova V.',
  'mpetshi g': 'Mpetshi Perricard G.',
  'osorio m': 'Osorio C.',
  'ramos vinolas a': 'Ramos A.',
  'riske a': 'Riske Amritraj A.',
  'sanders s': 'Hunter S.',
});

/** `Carreno Busta P.`, `O Connell C.`, `Struff J.L.`, `Varillas J. P.`, `Wang Xin.` */
export function shortName(name: string): PlayerName {
  const known = OTHER_NAMES[foldName(name)];
  const words = (known ?? name).trim().split(/\s+/);
  const isInitial = (word: string) => word.includes('.');
  const initials = words.filter(isInitial);
  const surname = initials.length === 0 ? words.slice(0, -1) : words.filter((w) => !isInitial(w));
  const given = initials.length === 0 ? words.slice(-1) : initials;
  const folded = foldName(surname.join(' ')).replace(/\b([od]) (?=\p{L})/u, '$1');
  return {
    last: folded.split(' ').at(-1) ?? '',
    given: foldName(given.join('')).replaceAll(' ', ''),
  };
}

/**
 * Aliases by which the other kind of source finds a player, the most specific first. `Wang Xin.`
 * and `Wang Xiy.` are two players, so longer prefixes of the given name come before its initial.
 */
export function aliasesOf({ last, given, initials }: PlayerName): string[] {
  const beginnings =
    initials === undefined
      ? [given, given.slice(0, 1)]
      : [initials, ...[4, 3, 2, 1].map((length) => given.slice(0, length))];
  return [...new Set(beginnings)].filter((text) => text !== '').map((text) => `${last} ${text}`);
}

/**
 * Which of two is the first side: both sources name the winner first, which would reveal the
 * result. The order by surname is the same in every source.
 */
export function isFirst(one: PlayerName, other: PlayerName): boolean {
  const text = ({ last, given }: PlayerName) => `${last} ${given}`;
  return text(one) <= text(other);
}
