import type { EventStory, MatchEvent, MatchListItem, MatchTimeline } from '@tipmark/contract';
import { isFinished, isGoalEvent, type SportRules } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { goalsOf } from '../../../parts/matches/score-text.ts';
import type { Reader } from '../../../parts/page/reader.ts';
import { shortName } from '../incident-view.ts';
import { totalsOf } from './shot-totals.ts';

type Side = MatchEvent['side'];
type StoryMatch = Pick<MatchListItem, 'matchId' | 'home' | 'away' | 'status'>;

export interface SentenceParts {
  readonly match: StoryMatch;
  readonly course: Pick<MatchTimeline, 'events'>;
  readonly story: EventStory;
  readonly rules: SportRules;
}

interface ScoredGoal {
  readonly event: MatchEvent;
  readonly score: { readonly home: number; readonly away: number };
}

/** Goals apart that make a rout, and by which the chances of two sides differ. */
const ROUT = 4;
const CLEAR_GOALS = 0.5;
/** Of a match: a goal in it decides late. */
const LATE_SHARE = 0.055;
/** Momentum above it is that of one side. */
const PRESSING = 35;

/** Goals with the score after each; undefined where some are not listed. */
function goalsWithScore({ match, course, rules }: SentenceParts): ScoredGoal[] | undefined {
  const score = { home: 0, away: 0 };
  const goals = course.events
    .filter(({ type }) => isGoalEvent(type))
    .map((event) => {
      score[event.side] += 1;
      return { event, score: { ...score } };
    });
  const isListed = (side: Side) => {
    const { penaltiesScore = 0 } = match[side];
    const other = match[side === 'home' ? 'away' : 'home'].penaltiesScore ?? 0;
    const ofShootout = rules.score.includesOvertime && penaltiesScore > other ? 1 : 0;
    return score[side] + ofShootout === goalsOf(match[side]);
  };
  return isListed('home') && isListed('away') ? goals : undefined;
}

/** The minute under way, as reports write it: `45+2`. A clock of seconds is a minute behind. */
function minuteText({ minute, stoppage, second }: MatchEvent): string {
  if (second !== null) return String(minute + 1);
  return stoppage === null ? String(minute) : `${minute}+${stoppage}`;
}

const scoreOf = ({ home, away }: ScoredGoal['score']) => `${home}:${away}`;

/** Matches of even and of odd number do not repeat each other. */
const variantOf = ({ match }: SentenceParts): number => match.matchId % 2;

function ofGoal({ event, score }: ScoredGoal, { t }: Reader) {
  const player = event.player === null ? t('story.unnamed') : shortName(event.player);
  return { player, minute: minuteText(event), score: scoreOf(score) };
}

function scoreSentence(parts: SentenceParts, reader: Reader): string | undefined {
  const { match, rules } = parts;
  const { t } = reader;
  const goals = goalsWithScore(parts);
  const last = goals?.at(-1);
  if (!goals) return undefined;
  if (!isFinished(match.status)) {
    return last ? t('story.latest', ofGoal(last, reader)) : t('story.noneLive');
  }
  if (match.home.penaltiesScore !== undefined) {
    return t('story.shootout', { score: last ? scoreOf(last.score) : '0:0' });
  }
  if (!last) return t('story.none', { home: match.home.name, away: match.away.name });
  const { home, away } = last.score;
  const variant = variantOf(parts);
  if (home === away) return t(`story.level-${variant}`, ofGoal(levelling(goals), reader));
  return wonSentence(goals, home > away ? 'home' : 'away', { rules, variant, reader });
}

interface Won {
  readonly rules: SportRules;
  readonly variant: number;
  readonly reader: Reader;
}

function wonSentence(goals: readonly ScoredGoal[], winner: Side, won: Won): string {
  const { rules, variant, reader } = won;
  const { t } = reader;
  const loser = winner === 'home' ? 'away' : 'home';
  const last = goals.at(-1) as ScoredGoal;
  const [first] = goals as [ScoredGoal];
  const winning = winningGoal(goals, winner, last.score[loser]);
  const behind = goals.findLast(({ score }) => score[loser] > score[winner]);
  const whole = (rules.partMinutes ?? 0) * rules.score.regularParts;
  if (goals.length === 1) return t('story.only', ofGoal(last, reader));
  if (behind) {
    const before = scoreOf(behind.score);
    return t(`story.comeback-${variant}`, { ...ofGoal(winning, reader), before });
  }
  if (last.score[winner] - last.score[loser] >= ROUT) {
    return t('story.rout', { ...ofGoal(first, reader), score: scoreOf(last.score) });
  }
  if (winning.event.minute >= whole * (1 - LATE_SHARE))
    return t('story.late', ofGoal(winning, reader));
  const key = winning === first ? 'firstWins' : 'decided';
  return t(`story.${key}-${variant}`, ofGoal(winning, reader));
}

/** The goal after which the winner was ahead to the end. */
function winningGoal(goals: readonly ScoredGoal[], winner: Side, conceded: number): ScoredGoal {
  const other = winner === 'home' ? 'away' : 'home';
  const behind = goals.findLastIndex(({ score }) => score[winner] <= score[other]);
  return goals[behind + 1] ?? (goals.find(({ score }) => score[winner] > conceded) as ScoredGoal);
}

const levelling = (goals: readonly ScoredGoal[]): ScoredGoal =>
  goals.findLast(({ score }) => score.home === score.away) ?? (goals.at(-1) as ScoredGoal);

interface Counts {
  readonly text: string;
  /** Of the home side minus the away side; undefined where locations are not known. */
  readonly ahead: number | undefined;
}

function countsOf({ story }: SentenceParts, { t, locale }: Reader): Counts | undefined {
  if (!story.shots) return undefined;
  const home = totalsOf(story.shots, 'home');
  const away = totalsOf(story.shots, 'away');
  const counts = {
    homeShots: home.shots,
    awayShots: away.shots,
    homeOnTarget: home.onTarget,
    awayOnTarget: away.onTarget,
  };
  if (home.expectedGoals === null || away.expectedGoals === null) {
    return { text: t('story.countsOnly', counts), ahead: undefined };
  }
  const goals = (value: number) => formatNumber(value, locale, { decimals: 2 });
  const homeGoals = goals(home.expectedGoals);
  const awayGoals = goals(away.expectedGoals);
  return {
    text: t('story.counts', { ...counts, homeGoals, awayGoals }),
    ahead: home.expectedGoals - away.expectedGoals,
  };
}

function balanceSentence(parts: SentenceParts, reader: Reader): string | undefined {
  const { match, course, story } = parts;
  const { t } = reader;
  const counts = countsOf(parts, reader);
  if (!counts) return undefined;
  const values = { counts: counts.text };
  const red = course.events.find(({ type }) => type === 'red' || type === 'second_yellow');
  if (red) return t(`story.short-${red.side}`, { ...values, minute: minuteText(red) });
  if (!isFinished(match.status)) {
    const now = story.momentum?.line?.at(-1) ?? 0;
    if (Math.abs(now) < PRESSING) return t('story.pressesNobody', values);
    return t(`story.presses-${now > 0 ? 'home' : 'away'}`, values);
  }
  const { ahead } = counts;
  const variant = variantOf(parts);
  if (ahead === undefined || Math.abs(ahead) < CLEAR_GOALS) {
    return t(`story.close-${variant}`, values);
  }
  const margin = (goalsOf(match.home) ?? 0) - (goalsOf(match.away) ?? 0);
  if (margin === 0) return t(`story.better-${ahead > 0 ? 'home' : 'away'}`, values);
  return t(`story.${margin > 0 === ahead > 0 ? 'fair' : 'unfair'}-${variant}`, values);
}

/** A match in two sentences: how its score came about, and whose chances it was. */
export function storySentences(parts: SentenceParts, reader: Reader): string[] {
  return [scoreSentence(parts, reader), balanceSentence(parts, reader)].filter(
    (sentence) => sentence !== undefined,
  );
}
