import {
  MATCH_NOTIFICATION,
  MATCH_STATUS,
  type MatchNotificationEvent,
  type MatchStatus,
  mainOutcomes,
  type Sport,
  sportRules,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import en from '../../../locales/en/match-notifications.json' with { type: 'json' };
import ru from '../../../locales/ru/match-notifications.json' with { type: 'json' };
import { fillMessage } from '../../platform/messages/fill-message.ts';
import type { MomentRow } from './match-notification-queries.ts';

const MESSAGES = { ru, en } as const;
type Messages = typeof ru;

const MILLI = 1_000;

const STATUS_MESSAGES: Partial<Record<MatchStatus, keyof Messages['status']>> = {
  [MATCH_STATUS.finished]: 'finished',
  [MATCH_STATUS.moved]: 'moved',
  [MATCH_STATUS.canceled]: 'canceled',
  [MATCH_STATUS.stopped]: 'stopped',
  [MATCH_STATUS.interrupted]: 'interrupted',
  [MATCH_STATUS.walkover]: 'walkover',
  [MATCH_STATUS.finishedRetired]: 'retired',
  [MATCH_STATUS.awarded]: 'awarded',
};

const OUTCOMES = { '1': 'home', x: 'draw', '2': 'away', o: 'over', u: 'under' } as const;

/** Outcomes of the main prices of a match, in their order. */
function outcomeMessage(
  messages: Messages,
  sport: number,
  outcome: number,
  [home, away]: readonly [home: string, away: string],
): string {
  const selection = mainOutcomes(sport as Sport)[outcome]?.selection ?? '1';
  const text = messages.outcome[OUTCOMES[selection as keyof typeof OUTCOMES]];
  return fillMessage(text, { team: selection === '2' ? away : home });
}

export interface MatchTexts {
  readonly match: string;
  /** The most important event, for the subject. */
  readonly headline: string;
  readonly lines: readonly string[];
}

/** The events of a match as lines of text. */
export function matchTexts(
  row: MomentRow,
  events: readonly MatchNotificationEvent[],
  locale: Locale,
): MatchTexts {
  const messages = MESSAGES[locale];
  const home = locale === 'en' ? row.home_en : row.home_ru;
  const away = locale === 'en' ? row.away_en : row.away_ru;
  const sides = ['', home, away] as const;
  const lineOf = (one: MatchNotificationEvent): string => {
    switch (one.option) {
      case MATCH_NOTIFICATION.lineups:
        return messages.lineups;
      case MATCH_NOTIFICATION.start:
        return messages.start;
      case MATCH_NOTIFICATION.score: {
        const [hosts, guests] = one.score;
        const score = `${hosts}:${guests}`;
        if (one.side === 0) return fillMessage(messages.score, { score });
        return fillMessage(messages[sportRules(row.sport).score.unit], {
          score,
          team: sides[one.side],
        });
      }
      case MATCH_NOTIFICATION.redCard:
        return fillMessage(messages.redCard, { team: sides[one.side] });
      case MATCH_NOTIFICATION.partEnd:
        return fillMessage(messages[sportRules(row.sport).score.partMessage ?? 'half'], {
          part: one.part,
        });
      case MATCH_NOTIFICATION.final: {
        const [hosts, guests] = row.moment.score ?? [];
        const score = hosts === undefined ? '' : `${hosts}:${guests}`;
        return fillMessage(messages.status[STATUS_MESSAGES[one.status] ?? 'finished'], {
          score,
        }).trim();
      }
      case MATCH_NOTIFICATION.odds:
        return fillMessage(messages.odds, {
          outcome: outcomeMessage(messages, row.sport, one.outcome, [home, away]),
          before: (one.before / MILLI).toFixed(2),
          now: (one.now / MILLI).toFixed(2),
        });
    }
  };
  const lines = events.map(lineOf);
  return { match: `${home} — ${away}`, headline: lines.at(-1) ?? '', lines };
}
