import { isAbbreviated, peopleOf } from '../identity/person-names.ts';
import { foldName } from '../rows/fold-name.ts';

interface PersonName {
  surname: ReadonlySet<string>;
  initials: ReadonlySet<string>;
}

/** `Lopez San Martin A.`: words of the surname, then letters of the given names. */
function shortName(name: string): PersonName {
  const parts = name.trim().split(/\s+/);
  const isInitial = (word: string) => isAbbreviated(word);
  return {
    surname: new Set(parts.filter((word) => !isInitial(word)).flatMap(nameParts)),
    initials: new Set(parts.filter(isInitial).map((word) => foldName(word)[0] ?? '')),
  };
}

const nameParts = (text: string): string[] => foldName(text).split(' ').filter(Boolean);

type Agreement = 0 | 1 | 2;

/**
 * How well a surname with initials matches a full name: 2 = in both parts, 1 = in one, 0 = not at
 * all. A pair only matches a pair, as well as the worse match of its players.
 */
export function agreementOf(short: string, full: string): Agreement {
  const [ofShort, ofFull] = [peopleOf(short), peopleOf(full)];
  if (ofShort.length !== ofFull.length) return 0;
  const orders = [ofFull, ofFull.toReversed()];
  const least = orders.map((order) =>
    ofShort.map((one, index) => agreementOfOne(one, order[index] ?? '')),
  );
  return Math.max(...least.map((all) => Math.min(...all))) as Agreement;
}

function agreementOfOne(short: string, full: string): Agreement {
  const { surname, initials } = shortName(short);
  const parts = nameParts(full);
  const hasSurname = parts.some((word) => surname.has(word));
  const hasInitial = parts.some((word) => !surname.has(word) && initials.has(word[0] ?? ''));
  if (!hasSurname) return 0;
  return hasInitial ? 2 : 1;
}
