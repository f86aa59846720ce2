import { isAbbreviated, peopleOf } from '../identity/person-names.ts';
import { foldName } from '../rows/fold-name.ts';

interface PersonWords {
  surname: ReadonlySet<string>;
  initials: ReadonlySet<string>;
}

/** `Lopez San Martin A.`: words of the surname, then letters of the given names. */
function wordsOfShort(name: string): PersonWords {
  const words = name.trim().split(/\s+/);
  const isInitial = (word: string) => isAbbreviated(word);
  return {
    surname: new Set(words.filter((word) => !isInitial(word)).flatMap(plainWords)),
    initials: new Set(words.filter(isInitial).map((word) => foldName(word)[0] ?? '')),
  };
}

const plainWords = (text: string): string[] => foldName(text).split(' ').filter(Boolean);

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
    ofShort.map((one, place) => agreementOfOne(one, order[place] ?? '')),
  );
  return Math.max(...least.map((all) => Math.min(...all))) as Agreement;
}

function agreementOfOne(short: string, full: string): Agreement {
  const { surname, initials } = wordsOfShort(short);
  const words = plainWords(full);
  const hasSurname = words.some((word) => surname.has(word));
  const hasInitial = words.some((word) => !surname.has(word) && initials.has(word[0] ?? ''));
  if (!hasSurname) return 0;
  return hasInitial ? 2 : 1;
}
