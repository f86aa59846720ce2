/** What the words behind a match mean, in the spelling of the JSON files. */
const MEANINGS: readonly [pattern: RegExp, status: string][] = [
  [/^(?:postponed|postp|pstp|ppd|pp|p-p)$/, 'postponed'],
  [/^(?:abandoned|aband|abd|abn|suspended|susp|interrupted)$/, 'abandoned'],
  [/^(?:cancelled|canceled|canc|annulled|void|voided|n\/p)$/, 'cancelled'],
  [/^(?:awarded|awd)$/, 'awarded'],
  [/^(?:walkover|walk-over|w\/o|wo)$/, 'walkover'],
  // The day of the heading is not the day of the match; the day is to come.
  [
    /^(?:tb[acd]|(?:date|time) tb[acd]|to be (?:announced|confirmed|arranged|played))$/,
    'postponed',
  ],
];

const WORDS = [
  'postponed',
  'postp',
  'pstp',
  'ppd',
  'p-p',
  'pp',
  'abandoned',
  'aband',
  'abd',
  'abn',
  'suspended',
  'susp',
  'interrupted',
  'cancelled',
  'canceled',
  'canc',
  'annulled',
  'voided',
  'void',
  'n/p',
  'awarded',
  'awd',
  'walkover',
  'walk-over',
  'w/o',
  'wo',
  '(?:date |time )?tb[acd]',
  'to be (?:announced|confirmed|arranged|played)',
].join('|');

/**
 * A note behind both teams, in brackets or without: `(postponed)`, `postp.`, `abandoned 63'`,
 * `postponed 24.4.`. Short words need a gap, brackets or a full stop, as a name may end like them.
 */
const BEHIND = new RegExp(
  `(?:\\s*[([]\\s*|\\s*[,;]\\s*|\\s+[-–]\\s+|\\s{2,}|\\s+(?=\\S*\\.|[\\w-]{6,}|w/o|n/p|p-p|tb[acd]\\b|to be ))(?<word>${WORDS})(?![\\w/-])\\.?(?<detail>[^()[\\]]*)[)\\]]?\\s*$`,
  'i',
);
/** The same between the teams, where the score would stand. */
const BETWEEN = new RegExp(
  `^(?<team1>.+?)(?:\\s{2,}|\\s+(?=w/o|n/p|p-p|\\w+\\.))[([]?(?<word>${WORDS})\\.?[)\\]]?\\s+(?<team2>\\S.*)$`,
  'i',
);
/** The minute an abandoned match was stopped in: `63'`, `(63 min)`. */
const MINUTE = /(\d{1,3})\s*(?:'|′|min\b|mins\b|minutes?\b)/i;

/** A line without its note, and the status the note means. */
export interface NotedText {
  text: string;
  status: string;
}

function statusOf(word: string, detail = ''): string {
  const plain = word.toLowerCase();
  const status = MEANINGS.find(([pattern]) => pattern.test(plain))?.[1] ?? plain;
  const minute = MINUTE.exec(detail)?.[1];
  return minute === undefined ? status : `${status} ${minute}'`;
}

/** Cuts a note off the end of a line; undefined where there is none. */
export function cutNote(line: string): NotedText | undefined {
  const found = BEHIND.exec(line);
  const { word, detail } = found?.groups ?? {};
  if (found === null || word === undefined) return undefined;
  return { text: line.slice(0, found.index).trimEnd(), status: statusOf(word, detail) };
}

/** Takes a note from between two teams; undefined where there is none. */
export function cutNoteBetween(line: string): NotedText | undefined {
  const { team1, word, team2 } = BETWEEN.exec(line)?.groups ?? {};
  if (team1 === undefined || word === undefined || team2 === undefined) return undefined;
  return { text: `${team1.trim()} v ${team2.trim()}`, status: statusOf(word) };
}
