import type { AnalysedMatch, MathAnalysisPage, OpenedTip } from '@tipmark/contract';
import { decodeMatch, type MatchListItem } from '@tipmark/contract/match-wire';
import { MATCH_STATUS, matchMinutes, type Sport, sportRules, TIP_RESULT } from '@tipmark/domain';
import {
  formatDateTime,
  formatNumber,
  formatPercent,
  knownStart,
  type Locale,
  type Translate,
} from '@tipmark/i18n';
import { resultText } from '@tipmark/match-features/score';
import type { FeedEntry } from './feed.ts';

/** Where entries are read. */
export interface EntryContext {
  readonly locale: Locale;
  readonly t: Translate;
  /** Of the site: part of every id, so that entries of two sites are never the same. */
  readonly host: string;
  /** Full address of the page of a match. */
  readonly addressOf: (sport: Sport, matchLink: string) => string;
}

const MINUTE = 60;
const { moved, canceled, stopped, interrupted, walkover, finished, finishedRetired, awarded } =
  MATCH_STATUS;

const CALLED_OFF: Readonly<Record<number, string>> = {
  [moved]: 'called.moved',
  [canceled]: 'called.canceled',
  [stopped]: 'called.stopped',
  [interrupted]: 'called.stopped',
};
const WITH_RESULT: readonly number[] = [finished, finishedRetired, awarded, walkover];

const nameOf = ({ home, away }: MatchListItem) => `${home.name} – ${away.name}`;

const whole = (percent: number, locale: Locale) => formatPercent(percent, locale, { decimals: 0 });

/** Everybody who reads a file has the same one, so its times are UTC. */
function startOf(match: MatchListItem, { locale, t }: EntryContext): string {
  const known = knownStart(match);
  const when = formatDateTime(match.startsAt, locale, 'UTC', known);
  return t('startsAt', { when: known === true ? `${when} UTC` : when });
}

/** A tip that everybody may see; settled, its result is a change of the entry. */
export function tipEntry(tip: OpenedTip, context: EntryContext): FeedEntry {
  const { locale, t, host, addressOf } = context;
  const match = decodeMatch(tip.match);
  const result =
    tip.result === TIP_RESULT.pending
      ? []
      : [
          t('profit', {
            result: t(`result.${tip.result}`),
            profit: formatPercent(tip.profit ?? 0, locale, { decimals: 2, isSigned: true }),
          }),
        ];
  const score = resultText(match);
  return {
    id: `https://${host}/#tip-${tip.seq}`,
    title: t('tip', { outcome: tip.outcome, price: tip.odds, match: nameOf(match) }),
    lines: [
      tip.league.name,
      t('stake', { stake: whole(tip.stake, locale) }),
      ...(tip.description === '' ? [] : [tip.description]),
      ...(score === undefined ? [] : [t('final', { match: nameOf(match), score })]),
      ...result,
    ],
    address: addressOf(tip.sport as Sport, match.link),
    publishedSeconds: tip.openedAt,
    changedSeconds: tip.changedAt,
  };
}

function resultEntry(match: MatchListItem, sport: Sport, context: EntryContext): FeedEntry {
  const { t, host, addressOf } = context;
  const score = resultText(match);
  const endsAt = match.startsAt + matchMinutes(sportRules(sport)) * MINUTE;
  return {
    id: `https://${host}/#match-${match.matchId}-result`,
    title:
      score === undefined
        ? t('walkover', { match: nameOf(match) })
        : t('final', { match: nameOf(match), score }),
    lines: [startOf(match, context)],
    address: addressOf(sport, match.link),
    publishedSeconds: endsAt,
    changedSeconds: endsAt,
  };
}

function scheduleEntry(match: MatchListItem, sport: Sport, context: EntryContext): FeedEntry {
  const { t, host, addressOf } = context;
  const [changes, at] = match.scheduleChanges ?? [0, match.startsAt];
  const text = CALLED_OFF[match.status];
  return {
    // a further change of the same match is another entry
    id: `https://${host}/#match-${match.matchId}-schedule-${changes}`,
    title: t(text ?? 'called.rescheduled', { match: nameOf(match) }),
    lines: [startOf(match, context)],
    address: addressOf(sport, match.link),
    publishedSeconds: at,
    changedSeconds: at,
  };
}

/** What happened to a match of a league: its result, and the last change of its schedule. */
export function matchEntries(
  match: MatchListItem,
  sport: Sport,
  context: EntryContext,
): FeedEntry[] {
  const hasResult = WITH_RESULT.includes(match.status);
  const isOff = match.status in CALLED_OFF;
  return [
    ...(hasResult ? [resultEntry(match, sport, context)] : []),
    ...(isOff || match.scheduleChanges !== undefined ? [scheduleEntry(match, sport, context)] : []),
  ];
}

function forecastEntry(
  { match: wire, ...analysed }: AnalysedMatch,
  leagueName: string,
  sport: Sport,
  dayAt: number,
  context: EntryContext,
): FeedEntry {
  const { locale, t, host, addressOf } = context;
  const match = decodeMatch(wire);
  const [home, draw, away] = analysed.percents.map((one) => formatPercent(one, locale));
  const [homeGoals, awayGoals] = analysed.forecastScores.map((one) =>
    formatNumber(one, locale, { decimals: 1 }),
  );
  return {
    id: `https://${host}/#match-${match.matchId}-forecast`,
    title: t('forecast', { match: nameOf(match), score: analysed.forecastScore }),
    lines: [
      leagueName,
      startOf(match, context),
      t('chances', { home, draw, away }),
      t('expected', { home: homeGoals, away: awayGoals }),
      t('totals', {
        over: whole(analysed.overPercent, locale),
        both: whole(analysed.bothScorePercent, locale),
      }),
    ],
    address: addressOf(sport, match.link),
    publishedSeconds: dayAt,
    changedSeconds: dayAt,
  };
}

/** The forecasts of a day, published at its beginning. */
export const forecastEntries = (
  { leagues, timestamp }: MathAnalysisPage,
  sport: Sport,
  context: EntryContext,
): FeedEntry[] =>
  leagues.flatMap(({ name, matches }) =>
    matches.map((one) => forecastEntry(one, name, sport, timestamp, context)),
  );
