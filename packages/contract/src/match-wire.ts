import type { ListedLine } from '@tipmark/domain';
import type { MatchListItem, OddsLine, TeamInMatch } from './entities/match-list-item.ts';
import type { WireMatch, WireTeam } from './entities/wire-match.ts';

export type { MatchListItem, OddsLine, TeamInMatch } from './entities/match-list-item.ts';
export type { WireMatch, WireTeam } from './entities/wire-match.ts';

const PERIOD_KEYS = ['5', '9', '10', '11', '12'] as const;
const TIE_BREAK_KEYS = ['13', '14', '15', '16', '20'] as const;

type ListKey = (typeof PERIOD_KEYS)[number] | (typeof TIE_BREAK_KEYS)[number];

/**
 * A match in its compact form: numbers for keys, everything unknown, false or zero views omitted.
 * The keys are the product's wire format; no other module may know them.
 */
export function encodeMatch(match: MatchListItem): WireMatch {
  const wire: WireMatch = {
    '1': match.status,
    '3': match.link,
    '4': match.startsAt,
    '7': encodeTeam(match.home),
    '8': encodeTeam(match.away),
    '13': match.leagueId,
  };
  if (match.liveState !== undefined) wire['2'] = match.liveState;
  if (match.currentOdds.length > 0) wire['5'] = [...match.currentOdds];
  if (match.firstOdds.length > 0) wire['6'] = [...match.firstOdds];
  if (match.isDayKnown === false) wire['20'] = 2;
  else if (!match.isTimeKnown) wire['20'] = 1;
  if (match.listedLine !== undefined) wire['21'] = [...match.listedLine];
  if (match.scheduleChanges !== undefined) wire['22'] = [...match.scheduleChanges];
  if (match.secondLine !== undefined) wire['9'] = match.secondLine;
  if (match.forecastScores !== undefined) wire['10'] = [...match.forecastScores];
  if (match.hasNotifications) wire['11'] = 1;
  if (match.views > 0) wire['12'] = match.views;
  if (match.hasMathTip) wire['14'] = 1;
  if (match.hasUsersTip) wire['15'] = 1;
  if (match.forecastScore !== undefined) wire['16'] = match.forecastScore;
  if (match.oddsChangedAt !== undefined) wire['17'] = match.oddsChangedAt;
  if (match.countOfTips > 0) wire['19'] = match.countOfTips;
  if (match.scoreAsOf !== undefined) wire['23'] = match.scoreAsOf;
  if (match.takenBackOdds !== undefined) wire['18'] = [...match.takenBackOdds];
  return wire;
}

/** Id of a compact match, without decoding it. */
export const matchIdOf = (wire: WireMatch): number => Number.parseInt(wire['3'], 10);

/** Link of a compact match, without decoding it. */
export const matchLinkOf = (wire: WireMatch): string => wire['3'];

/** What decides in which lists of a day a compact match stands, without decoding all of it. */
export const listingOf = (wire: WireMatch) => ({
  link: wire['3'],
  status: wire['1'],
  startsAt: wire['4'],
  views: wire['12'] ?? 0,
  liveState: wire['2'],
});

/** The start in a change, unix seconds; undefined when it has none. */
export function startOfChange(change: Keys): number | undefined {
  return typeof change['4'] === 'number' ? change['4'] : undefined;
}

/** Splits a change into what moves a match between lists, and all the rest. */
export function splitChange({ '1': status, '2': liveState, ...rest }: Keys) {
  return {
    state: {
      ...(status !== undefined && { '1': status }),
      ...(liveState !== undefined && { '2': liveState }),
    },
    rest,
  };
}

/** The match of a compact form. Keys it does not know are ignored. */
export function decodeMatch(wire: WireMatch): MatchListItem {
  const match: Writable<MatchListItem> = {
    link: wire['3'],
    matchId: Number.parseInt(wire['3'], 10),
    status: wire['1'],
    startsAt: wire['4'],
    isTimeKnown: wire['20'] === undefined,
    currentOdds: wire['5'] ?? NO_ODDS,
    firstOdds: wire['6'] ?? NO_ODDS,
    home: decodeTeam(wire['7']),
    away: decodeTeam(wire['8']),
    hasNotifications: wire['11'] === 1,
    views: wire['12'] ?? 0,
    leagueId: wire['13'],
    hasMathTip: wire['14'] === 1,
    hasUsersTip: wire['15'] === 1,
    countOfTips: wire['19'] ?? 0,
  };
  setKnown(match, 'liveState', wire['2']);
  setKnown(match, 'secondLine', wire['9']);
  setKnown(match, 'forecastScores', wire['10']);
  setKnown(match, 'forecastScore', wire['16']);
  setKnown(match, 'oddsChangedAt', wire['17']);
  setKnown(match, 'takenBackOdds', wire['18']);
  if (wire['20'] === 2) match.isDayKnown = false;
  setKnown(match, 'listedLine', wire['21'] as ListedLine | undefined);
  setKnown(match, 'scheduleChanges', wire['22']);
  setKnown(match, 'scoreAsOf', wire['23']);
  return match;
}

const NO_ODDS: OddsLine = [];

/** Fields that may become unknown again; a running game's lists never do. */
const CHANGING_KEYS = [
  '2',
  '5',
  '6',
  '9',
  '10',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '23',
] as const;
const CHANGING_TEAM_KEYS = ['4', '5', '6', '7', '8', '17', '18', '19', '22'] as const;
/** Names, crests, seeds, league and views: their changes are not live. */
const STANDING_KEYS = new Set(['11', '12', '13']);
const STANDING_TEAM_KEYS = new Set(['1', '2', '3', '21', '23']);

type Keys = Readonly<Record<string, unknown>>;

function changing(keys: Keys, mayVanish: readonly string[], standing: ReadonlySet<string>): Keys {
  const present = Object.entries(keys).filter(([key]) => !standing.has(key));
  return {
    ...Object.fromEntries(mayVanish.map((key) => [key, null])),
    ...Object.fromEntries(present),
  };
}

/** A match's live fields, the same in every language; null = unknown. */
export function changingPart(wire: WireMatch): Keys {
  return {
    ...changing(wire, CHANGING_KEYS, STANDING_KEYS),
    '7': changing(wire['7'], CHANGING_TEAM_KEYS, STANDING_TEAM_KEYS),
    '8': changing(wire['8'], CHANGING_TEAM_KEYS, STANDING_TEAM_KEYS),
  };
}

function encodeTeam(team: TeamInMatch): WireTeam {
  const wire: WireTeam = { '1': team.name };
  if (team.logo !== undefined) wire['2'] = team.logo;
  if (team.isWebp !== undefined) wire['3'] = team.isWebp ? 1 : 0;
  if (team.score !== undefined) wire['4'] = team.score;
  if (team.extraScore !== undefined) wire['6'] = team.extraScore;
  if (team.penaltiesScore !== undefined) wire['7'] = team.penaltiesScore;
  if (team.redCards !== undefined) wire['8'] = team.redCards;
  if (team.livePoints !== undefined) wire['17'] = team.livePoints;
  if (team.isServing !== undefined) wire['18'] = team.isServing ? 1 : 0;
  if (team.forecastScore !== undefined) wire['19'] = team.forecastScore;
  if (team.seed !== undefined) wire['21'] = team.seed;
  if (team.isAdvancing === true) wire['22'] = 1;
  if (team.originalName !== undefined) wire['23'] = team.originalName;
  writeList(wire, PERIOD_KEYS, team.periodScores);
  writeList(wire, TIE_BREAK_KEYS, team.tieBreaks);
  return wire;
}

function decodeTeam(wire: WireTeam): TeamInMatch {
  const team: Writable<TeamInMatch> = { name: wire['1'] };
  setKnown(team, 'logo', wire['2']);
  setKnown(team, 'isWebp', asBoolean(wire['3']));
  setKnown(team, 'score', wire['4']);
  setKnown(team, 'periodScores', readList(wire, PERIOD_KEYS));
  setKnown(team, 'extraScore', wire['6']);
  setKnown(team, 'penaltiesScore', wire['7']);
  setKnown(team, 'redCards', wire['8']);
  setKnown(team, 'tieBreaks', readList(wire, TIE_BREAK_KEYS));
  setKnown(team, 'livePoints', wire['17']);
  setKnown(team, 'isServing', asBoolean(wire['18']));
  setKnown(team, 'forecastScore', wire['19']);
  setKnown(team, 'seed', wire['21']);
  setKnown(team, 'isAdvancing', asBoolean(wire['22']));
  setKnown(team, 'originalName', wire['23']);
  return team;
}

function writeList(
  wire: WireTeam,
  keys: readonly ListKey[],
  values: readonly (number | null)[] | undefined,
): void {
  for (const [index, key] of keys.entries()) {
    const value = values?.[index];
    if (value !== undefined && value !== null) wire[key] = value;
  }
}

/** Up to the last known value, with null for gaps; undefined when nothing is known. */
function readList(wire: WireTeam, keys: readonly ListKey[]): (number | null)[] | undefined {
  const lastKnown = keys.findLastIndex((key) => (wire[key] ?? null) !== null);
  return lastKnown < 0 ? undefined : keys.slice(0, lastKnown + 1).map((key) => wire[key] ?? null);
}

function asBoolean(bit: 0 | 1 | undefined): boolean | undefined {
  return bit === undefined ? undefined : bit === 1;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Objects of one field each would cost more than the rest of decoding a day of matches. */
function setKnown<T, Key extends keyof T>(target: T, key: Key, value: T[Key] | undefined): void {
  if (value !== undefined) target[key] = value;
}
