import { hash } from 'node:crypto';
import type { FeedRecordOf, TeamStatistics } from '@tipmark/contract/feed';
import { priceListOf } from '../odds/price-list.ts';

/** Kinds whose last record is stored as a digest. */
export type DigestedRecord = FeedRecordOf<'match' | 'score' | 'statistics' | 'odds'>;

/** A record with its digest, once that was computed. */
interface Digested {
  record: DigestedRecord;
  digest?: string | undefined;
}

/** Digest of the content of a record without its sequence; computed once per record. */
export function digestOf(read: Digested): string {
  read.digest ??= textDigest(JSON.stringify(contentOf(read.record)));
  return read.digest;
}

export function textDigest(text: string): string {
  return hash('sha1', text, 'base64url');
}

/** Kinds with a sequence, one letter each. */
const LETTERS = { match: 'm', score: 's', statistics: 't' } as const;
type SequencedKind = keyof typeof LETTERS;
const ALL = Object.values(LETTERS).join('');

/** A digest with the kinds it covers; one without that prefix covers all. */
export function withKinds(kinds: ReadonlySet<string>, digest: string): string {
  const letters = Object.entries(LETTERS)
    .map(([kind, letter]) => (kinds.has(kind) ? letter : ''))
    .join('');
  return letters === ALL ? digest : `${letters}:${digest}`;
}

/** Whether a digest covers a kind. */
export function isOfKind(digest: string, kind: SequencedKind): boolean {
  const [letters, rest] = digest.split(':');
  return rest === undefined || letters?.includes(LETTERS[kind]) === true;
}

/** The same text for the same content, regardless of the order of the fields. */
function contentOf(record: DigestedRecord): unknown {
  switch (record.kind) {
    case 'match':
      return matchContent(record);
    case 'score':
      return scoreContent(record);
    case 'statistics':
      return [contentOfStatistics(record.home), contentOfStatistics(record.away)];
    case 'odds':
      // Building the text of a hundred prices took most of the time.
      return [record.at, priceListOf(record.prices).digest, record.prices.map((price) => price[2])];
  }
}

/** Every field of a record, absent ones too, so that the compiler catches new ones. */
type Content<Stated> = { [Field in keyof Required<Stated>]: Stated[Field] };

function matchContent(record: FeedRecordOf<'match'>): Content<FeedRecordOf<'match'>> {
  return {
    kind: record.kind,
    source: record.source,
    key: record.key,
    seq: 0,
    seasonKey: record.seasonKey,
    homeKey: record.homeKey,
    awayKey: record.awayKey,
    refereeKey: record.refereeKey,
    startsAt: record.startsAt,
    isTimeKnown: record.isTimeKnown,
    status: record.status,
    round: record.round,
    court: record.court,
    ranks: record.ranks,
    bestOf: record.bestOf,
    seeds: record.seeds,
    entries: record.entries,
    drawPosition: record.drawPosition,
    isDayKnown: record.isDayKnown,
    isFriendly: record.isFriendly,
    isPlayOff: record.isPlayOff,
    isCorrection: record.isCorrection,
  };
}

function scoreContent(record: FeedRecordOf<'score'>): Content<FeedRecordOf<'score'>> {
  return {
    kind: record.kind,
    source: record.source,
    matchKey: record.matchKey,
    seq: 0,
    at: record.at,
    status: record.status,
    liveState: record.liveState,
    secondLine: record.secondLine,
    score: record.score === null ? null : goalsOf(record.score),
    serving: record.serving,
    playedMinutes: record.playedMinutes,
    advancing: record.advancing,
    isCorrection: record.isCorrection,
  };
}

type Goals = NonNullable<FeedRecordOf<'score'>['score']>;

function goalsOf(score: Goals): Content<Goals> {
  return {
    home: score.home,
    away: score.away,
    periods: score.periods,
    extra: score.extra,
    penalties: score.penalties,
    redCards: score.redCards,
    tieBreaks: score.tieBreaks,
    points: score.points,
  };
}

function contentOfStatistics(side: TeamStatistics): Content<TeamStatistics> {
  return {
    shots: side.shots,
    shotsOnTarget: side.shotsOnTarget,
    fouls: side.fouls,
    corners: side.corners,
    yellowCards: side.yellowCards,
    redCards: side.redCards,
    possession: side.possession,
    expectedGoals: side.expectedGoals,
    saves: side.saves,
    powerPlays: side.powerPlays,
    powerPlayGoals: side.powerPlayGoals,
    penaltyMinutes: side.penaltyMinutes,
    faceOffsWon: side.faceOffsWon,
    aces: side.aces,
    doubleFaults: side.doubleFaults,
    servePoints: side.servePoints,
    firstServesIn: side.firstServesIn,
    firstServesWon: side.firstServesWon,
    secondServesWon: side.secondServesWon,
    serveGames: side.serveGames,
    breakPointsFaced: side.breakPointsFaced,
    breakPointsSaved: side.breakPointsSaved,
  };
}
