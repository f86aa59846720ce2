type Pair = [home: number, away: number];

/** A score in the parts that the JSON files have: 90 minutes, half-time, extra time, penalties. */
export interface TextScore {
  ft?: Pair;
  ht?: Pair;
  et?: Pair;
  p?: Pair;
}

const PAIR = '\\d{1,2}-\\d{1,2}';
const EXTRA = 'a\\.?e\\.?t\\b\\.?';
const PENALTIES = 'pen(?:alties)?\\b\\.?|p\\.';
const IN_BRACKETS = `\\(\\s*(?:${PAIR}|[,;/]|${EXTRA}|${PENALTIES}|gg|sd|\\s)+\\)`;

/** All of a score: `5-3 pen. 2-2 a.e.t. (1-1, 1-0)`, `2-1 (1-0)`. */
const SCORE = new RegExp(
  `(?<![^\\s])${PAIR}(?!\\S)(?:\\s*(?:${EXTRA}|${PENALTIES}|${PAIR}(?![\\d-])|${IN_BRACKETS}|,))*`,
  'i',
);
const TOKEN = new RegExp(
  `(?<pair>${PAIR})\\s*(?:(?<extra>${EXTRA})|(?<penalties>${PENALTIES}))?|(?<brackets>\\([^)]*\\))|(?<late>${EXTRA})`,
  'gi',
);

/**
 * The score in a line, and the text on both sides of it.
 * @param late the part of the score elsewhere on the line: `(aet, 3-1 pen)`
 */
export function cutScore(
  text: string,
  late = '',
): { before: string; score: TextScore; after: string } | undefined {
  const line = withGap(text);
  const found = SCORE.exec(line);
  if (found === null) return undefined;
  const score = readScore(`${found[0]} ${late}`);
  if (score === undefined) return undefined;
  return {
    before: line.slice(0, found.index).trim(),
    score,
    after: line.slice(found.index + found[0].length).trim(),
  };
}

/** Sometimes brackets follow the score without a space: `2-1(1-0)`. */
function withGap(text: string): string {
  return text.replace(/(\d-\d{1,2})\(/g, '$1 (');
}

/** undefined when the parts are not a score after all. */
function readScore(text: string): TextScore | undefined {
  const score: TextScore = {};
  const inBrackets: Pair[] = [];
  let main: Pair | undefined;
  let isExtra = false;
  for (const { groups = {} } of text.matchAll(TOKEN)) {
    const { pair, extra, penalties, brackets, late } = groups;
    if (brackets !== undefined) {
      const inside = readBrackets(brackets);
      isExtra ||= inside.isExtra;
      inBrackets.push(...inside.pairs);
      if (inside.penalties !== undefined) score.p = inside.penalties;
    } else if (late !== undefined) isExtra = true;
    else if (pair !== undefined && penalties !== undefined) score.p = toPair(pair);
    else if (pair !== undefined) {
      if (main !== undefined) return undefined;
      main = toPair(pair);
      isExtra ||= extra !== undefined;
    }
  }
  if (main === undefined && score.p === undefined) return undefined;
  // `4-5 pen. (1-1, 0-1)`: penalties first, and the score before them.
  const [ft, ht] = isExtra || main === undefined ? inBrackets : [main, inBrackets[0]];
  return {
    ...score,
    ...(isExtra && main !== undefined ? { et: main } : {}),
    ...(ft === undefined ? {} : { ft }),
    ...(ht === undefined ? {} : { ht }),
  };
}

/** `(1-1, 1-0)`, and what some files leave for the end: `(aet, 3-1 pen)`. */
function readBrackets(text: string): { pairs: Pair[]; isExtra: boolean; penalties?: Pair } {
  const pairs: Pair[] = [];
  let penalties: Pair | undefined;
  for (const { groups = {} } of text.matchAll(TOKEN_INSIDE)) {
    const pair = toPair(groups['pair'] ?? '');
    if (groups['penalties'] === undefined) pairs.push(pair);
    else penalties = pair;
  }
  return {
    pairs,
    isExtra: /a\.?e\.?t|gg|sd/i.test(text),
    ...(penalties === undefined ? {} : { penalties }),
  };
}

const TOKEN_INSIDE = new RegExp(`(?<pair>${PAIR})\\s*(?<penalties>${PENALTIES})?`, 'gi');

function toPair(text: string): Pair {
  const [home = 0, away = 0] = text.split('-').map(Number);
  return [home, away];
}
