import type { MatchEvent, MatchListItem, MatchTimeline } from '@tipmark/contract';
import { isGoalEvent, type PartOfMatch, partOfEvent, type SportRules } from '@tipmark/domain';
import { goalsOf } from '../../../parts/matches/score-text.ts';
import type { Reader } from '../../../parts/page/reader.ts';
import { clockOf, shortName } from '../incident-view.ts';

/** How an event is drawn. */
export type EventMark = 'goal' | 'missed' | 'yellow' | 'red' | 'change' | 'penalty';

export interface EventView {
  readonly key: string;
  readonly side: 'home' | 'away';
  readonly clock: string;
  readonly mark: EventMark;
  /** Of a penalty. */
  readonly minutes?: number | undefined;
  /** The event, for readers who do not see the drawing. */
  readonly what: string;
  /** Who did it, or who comes on as a substitute; empty when no name is known. */
  readonly who: string;
  /** `assisted by A. Yusupov`, `for B. Lunin`, `penalty`. */
  readonly note: string;
  /** `2:1` after a goal, where all goals are reported. */
  readonly score?: string;
}

export interface PartView {
  readonly key: string;
  readonly title: string;
  /** Goals of the part, where all of them are reported. */
  readonly score?: string;
  readonly events: readonly EventView[];
}

const MARKS: Readonly<Record<MatchEvent['type'], EventMark>> = {
  goal: 'goal',
  own_goal: 'goal',
  penalty_goal: 'goal',
  power_play_goal: 'goal',
  short_handed_goal: 'goal',
  empty_net_goal: 'goal',
  shootout_goal: 'goal',
  missed_penalty: 'missed',
  shootout_miss: 'missed',
  yellow: 'yellow',
  second_yellow: 'red',
  red: 'red',
  substitution: 'change',
  penalty: 'penalty',
  major_penalty: 'penalty',
  misconduct: 'penalty',
};

const MINUTES: Readonly<Partial<Record<MatchEvent['type'], number>>> = {
  penalty: 2,
  major_penalty: 5,
  misconduct: 10,
};

const isGoal = ({ type }: MatchEvent): boolean => isGoalEvent(type);

/** A won shoot-out is a goal of the score where that is the one of the whole match. */
function shootoutGoal(
  { home, away }: Pick<MatchListItem, 'home' | 'away'>,
  side: MatchEvent['side'],
  { score }: SportRules,
): number {
  const [own, other] = side === 'home' ? [home, away] : [away, home];
  const hasWon = (own.penaltiesScore ?? 0) > (other.penaltiesScore ?? 0);
  return score.includesOvertime && hasWon ? 1 : 0;
}

function noteOf({ type, relatedPlayer }: MatchEvent, t: Reader['t']): string {
  const related = relatedPlayer === null ? '' : shortName(relatedPlayer);
  if (type === 'substitution') return '';
  const kind = type === 'goal' ? '' : t(`course.note-${type}`);
  const pass = related === '' ? '' : t('course.assist', { player: related });
  return [kind, pass].filter(Boolean).join(', ');
}

/** A substitution is listed under the player who comes on. */
function peopleOf(event: MatchEvent, t: Reader['t']): Pick<EventView, 'who' | 'note'> {
  const { type, player, relatedPlayer } = event;
  const name = player === null ? '' : shortName(player);
  if (type !== 'substitution') return { who: name, note: noteOf(event, t) };
  if (relatedPlayer === null) return { who: '', note: name && t('course.off', { player: name }) };
  return { who: shortName(relatedPlayer), note: name && t('course.insteadOf', { player: name }) };
}

function titleOf(part: PartOfMatch, { score }: SportRules, { t }: Reader): string {
  if (typeof part === 'string') return t(`course.part-${part}`);
  return score.partMessage === null ? '' : t(`course.${score.partMessage}-${part}`);
}

/**
 * What happened in a match, part by part. The score is shown where the goals listed add up to that
 * of the match: a source may know only some of them.
 */
export function timelineView(
  { events }: MatchTimeline,
  match: Pick<MatchListItem, 'home' | 'away'>,
  rules: SportRules,
  reader: Reader,
): PartView[] {
  const goals = events.filter(isGoal);
  const scored = (side: MatchEvent['side']) => goals.filter((goal) => goal.side === side).length;
  const isWhole = (['home', 'away'] as const).every(
    (side) => scored(side) + shootoutGoal(match, side, rules) === goalsOf(match[side]),
  );
  const parts = new Map<PartOfMatch, MatchEvent[]>();
  for (const event of events) {
    const part = partOfEvent(rules, event);
    parts.set(part, [...(parts.get(part) ?? []), event]);
  }
  const now = { home: 0, away: 0 };
  return [...parts].map(([part, happened]) => {
    const before = { ...now };
    const views = happened.map((event, index): EventView => {
      const counts = isGoal(event);
      if (counts) now[event.side] += 1;
      return {
        key: `${part} ${index}`,
        side: event.side,
        clock: part === 'shootout' ? '' : clockOf(event),
        mark: MARKS[event.type],
        minutes: MINUTES[event.type],
        what: reader.t(`course.event-${event.type}`),
        ...peopleOf(event, reader.t),
        ...(isWhole && counts && { score: `${now.home}:${now.away}` }),
      };
    });
    return {
      key: String(part),
      title: titleOf(part, rules, reader),
      ...(isWhole &&
        part !== 'shootout' && {
          score: `${now.home - before.home}:${now.away - before.away}`,
        }),
      events: views,
    };
  });
}
