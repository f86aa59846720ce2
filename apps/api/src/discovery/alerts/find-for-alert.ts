import type { ScannerBody, TipsCriteria, UsersCriteria } from '@tipmark/contract';
import {
  SCANNER_SORT,
  SEARCH_PERIOD,
  type Sport,
  scannerBounds,
  TEMPLATE_TOPIC,
} from '@tipmark/domain';
import { formatPercent, type Locale } from '@tipmark/i18n/server';
import en from '../../../locales/en/template-alerts.json' with { type: 'json' };
import ru from '../../../locales/ru/template-alerts.json' with { type: 'json' };
import { seasonOfId } from '../../betting/contests/present-contest.ts';
import { fillMessage } from '../../platform/messages/fill-message.ts';
import { outcomeMessage } from '../../platform/messages/outcome-message.ts';
import { readCriteria } from '../scanner/read-criteria.ts';
import { readRecord } from '../scanner/record/read-record.ts';
import { findTippedOutcomes } from '../scanner/tipped-outcomes.ts';
import { findNewestCappers } from '../search-users-tips/read-cappers.ts';
import { readNewestTips } from '../search-users-tips/read-tips.ts';
import type { DiscoveryServices } from '../services.ts';
import type { DueAlert } from './due-alert-queries.ts';
import { findMatchNames, findUserNames, type NamedMatch } from './found-queries.ts';
import { backTestText } from './record/record-text.ts';
import type { SentThing } from './record/sent-queries.ts';

/** A result of a template, notified once under its key. */
export interface FoundThing {
  readonly key: string;
  /** 0 = without a price. */
  readonly milliOdds: number;
  /** What is stored when a letter lists it. */
  readonly sent: SentThing;
}

/** The current results of a template, newest first. */
export interface Found {
  readonly things: readonly FoundThing[];
  /** Those to notify of. */
  readonly newThings: readonly FoundThing[];
  /** The first of the new ones as texts, up to a limit. */
  texts(most: number): Promise<string[]>;
  /** The template's hypothetical record, in words; only for the scanner. */
  record?(): Promise<string>;
}

export type AlertServices = Pick<DiscoveryServices, 'db' | 'scanner' | 'search'>;

interface Look {
  readonly alert: DueAlert;
  readonly params: object;
  readonly locale: Locale;
  readonly nowSeconds: number;
  isNew(found: FoundThing): boolean;
}

const MESSAGES = { ru, en } as const;

const MILLI = 1_000;
/** Of more results only the newest are read, so that no old one takes the place of another. */
const MOST_FOUND = 5_000;

function matchText(match: NamedMatch | undefined, locale: Locale): string {
  if (match === undefined) return '';
  const { home_ru, home_en, away_ru, away_en } = match;
  return locale === 'en' ? `${home_en} — ${away_en}` : `${home_ru} — ${away_ru}`;
}

const priceText = (milli: number) => (milli / MILLI).toFixed(2);

/** At most this many per author; 0 = all. */
function ofEachAuthor<Tip extends { readonly user_id: number }>(
  tips: readonly Tip[],
  most: number,
): readonly Tip[] {
  if (most === 0) return tips;
  const counts = new Map<number, number>();
  return tips.filter(({ user_id: author }) => {
    const nth = (counts.get(author) ?? 0) + 1;
    counts.set(author, nth);
    return nth <= most;
  });
}

async function findTips(services: AlertServices, look: Look): Promise<Found> {
  const { db } = services;
  const { alert, locale, nowSeconds } = look;
  const criteria = look.params as TipsCriteria;
  const viewer = { nowSeconds, viewerId: alert.user_id, isSubscriber: true };
  const tips = await readNewestTips(services, criteria, viewer, MOST_FOUND);
  const others = tips.filter(({ user_id: author }) => author !== alert.user_id);
  const things = others.map((tip) => {
    const { id, match_id: matchId, odd_type: oddType, milli } = tip;
    return { ...tip, key: String(id), milliOdds: 0, sent: { matchId, oddType, milli } };
  });
  const newThings = ofEachAuthor(things.filter(look.isNew), criteria.tipsCountPerUser ?? 0);
  return {
    things,
    newThings,
    async texts(most) {
      const listed = newThings.slice(0, most);
      const matches = await findMatchNames(
        db,
        listed.map(({ match_id: id }) => id),
      );
      const names = await findUserNames(
        db,
        listed.map(({ user_id: id }) => id),
      );
      return listed.map(({ user_id: author, match_id: matchId, odd_type: oddType, milli }) => {
        const match = matchText(matches.get(matchId), locale);
        const outcome = outcomeMessage(oddType, locale);
        const name = names.get(author) ?? '';
        return fillMessage(MESSAGES[locale].tip, { name, match, outcome, odds: priceText(milli) });
      });
    },
  };
}

async function findUsers(services: AlertServices, look: Look): Promise<Found> {
  const criteria = look.params as UsersCriteria;
  const { contestId = 0 } = criteria;
  const cappers = await findNewestCappers(services, {
    criteria,
    period: criteria.period ?? SEARCH_PERIOD.days30,
    contestSeasonId: contestId === 0 ? 0 : (seasonOfId(contestId, look.nowSeconds)?.id ?? 0),
    count: MOST_FOUND,
  });
  const things = cappers.map((capper) => {
    const { id: capperId } = capper;
    return { ...capper, key: String(capperId), milliOdds: 0, sent: { capperId } };
  });
  const newThings = things.filter(look.isNew);
  return {
    things,
    newThings,
    async texts(most) {
      const listed = newThings.slice(0, most);
      const names = await findUserNames(
        services.db,
        listed.map(({ id }) => id),
      );
      return listed.map(({ id, roi, counted: count }) => {
        const percent = roi === null ? '–' : formatPercent(roi, look.locale);
        const name = names.get(id) ?? '';
        return fillMessage(MESSAGES[look.locale].capper, { name, roi: percent, count });
      });
    },
  };
}

async function findOutcomes(services: AlertServices, look: Look): Promise<Found> {
  const { db, scanner } = services;
  const { alert, params, locale, nowSeconds } = look;
  const sport = alert.sport as Sport;
  const { criteria } = readCriteria({
    sport,
    body: params as ScannerBody,
    payer: { signedIn: undefined, hasInvalidToken: false },
    isSubscriber: true,
    isDemoOpen: false,
    nowSeconds,
  });
  await scanner.ready();
  const viewer = { nowSeconds, viewerId: alert.user_id, isSubscriber: true };
  const bounds = { ...scannerBounds(criteria, nowSeconds), sortType: SCANNER_SORT.newestChange };
  const { page } = scanner.scan(sport, {
    bounds,
    allowed: await findTippedOutcomes(services, sport, criteria, viewer),
    from: 0,
    until: MOST_FOUND,
  });
  // A price without a time is no move: it may be as old as its line.
  const isMove = bounds.direction !== 0;
  const timely = page.filter(({ block, change }) => !isMove || !block.untimed.has(change));
  const things = timely.map(({ block, outcome, odds, was }) => {
    const oddType = block.oddTypes[outcome] ?? '';
    const matchId = block.id;
    const sent = { matchId, oddType, milli: odds };
    return { key: `${matchId} ${oddType}`, milliOdds: odds, matchId, oddType, was, sent };
  });
  const newThings = things.filter(look.isNew);
  return {
    things,
    newThings,
    async texts(most) {
      const listed = newThings.slice(0, most);
      const matches = await findMatchNames(
        db,
        listed.map(({ matchId }) => matchId),
      );
      return listed.map(({ matchId, oddType, was, milliOdds: odds }) => {
        const match = matchText(matches.get(matchId), locale);
        const prices = { was: priceText(was), odds: priceText(odds) };
        const outcome = outcomeMessage(oddType, locale);
        const messages = MESSAGES[locale];
        return fillMessage(was === odds ? messages.outcome : messages.moved, {
          match,
          outcome,
          ...prices,
        });
      });
    },
    record: async () => backTestText(await readRecord(db, sport, criteria, nowSeconds), locale),
  };
}

/** The current results of a template, and which of them are new. */
export function findForAlert(services: AlertServices, look: Look): Promise<Found> {
  switch (look.alert.topic) {
    case TEMPLATE_TOPIC.tips:
      return findTips(services, look);
    case TEMPLATE_TOPIC.users:
      return findUsers(services, look);
    default:
      return findOutcomes(services, look);
  }
}
