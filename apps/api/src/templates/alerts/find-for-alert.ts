import type { ScannerBody, TipsCriteria, UsersCriteria } from '@tipmark/contract';
import {
  SEARCH_PERIOD,
  type Sport,
  scannerBounds,
  TEMPLATE_TOPIC,
  USERS_SEARCH_SORT,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { seasonOfId } from '../../contests/present-contest.ts';
import { readCriteria } from '../../scanner/read-criteria.ts';
import { findTippedOutcomes } from '../../scanner/tip-criteria-queries.ts';
import { readTips } from '../../search-users-tips/read-tips.ts';
import { findCappers } from '../../search-users-tips/users-search-queries.ts';
import type { Services } from '../../services.ts';
import type { DueAlert } from './due-alert-queries.ts';
import { findMatchNames, findUserNames, type NamedMatch } from './found-queries.ts';
import { outcomeWords } from './outcome-words.ts';

/** Something a template finds: told of once under its key. */
export type FoundThing = {
  readonly key: string;
  /** 0 of what has no price. */
  readonly milliOdds: number;
  text(): string;
};

export type AlertServices = Pick<Services, 'db' | 'scanner'>;

type Look = {
  readonly alert: DueAlert;
  readonly params: object;
  readonly locale: Locale;
  readonly nowSeconds: number;
};

const MILLI = 1_000;
/** A template that finds more is told of by its first ones. */
const MOST_OUTCOMES = 100;
const MOST_CAPPERS = 100;

function matchText(match: NamedMatch | undefined, locale: Locale): string {
  if (match === undefined) return '';
  const { home_ru, home_en, away_ru, away_en } = match;
  return locale === 'en' ? `${home_en} — ${away_en}` : `${home_ru} — ${away_ru}`;
}

const priceText = (milli: number) => (milli / MILLI).toFixed(2);

async function findTips({ db }: AlertServices, look: Look): Promise<FoundThing[]> {
  const { alert, params, locale, nowSeconds } = look;
  const viewer = { nowSeconds, viewerId: alert.user_id, isSubscriber: true };
  const { tips } = await readTips(db, params as TipsCriteria, viewer);
  const others = tips.filter(({ user_id: author }) => author !== alert.user_id);
  const matches = await findMatchNames(
    db,
    others.map(({ match_id: id }) => id),
  );
  const names = await findUserNames(
    db,
    others.map(({ user_id: id }) => id),
  );
  return others.map(({ id, user_id, match_id, odd_type, milli }) => ({
    key: String(id),
    milliOdds: 0,
    text: () => {
      const match = matchText(matches.get(match_id), locale);
      const outcome = outcomeWords(odd_type, locale);
      return `${names.get(user_id) ?? ''}: ${match}. ${outcome}, ${priceText(milli)}`;
    },
  }));
}

async function findUsers({ db }: AlertServices, look: Look): Promise<FoundThing[]> {
  const criteria = look.params as UsersCriteria;
  const { contestId = 0 } = criteria;
  const cappers = await findCappers(db, {
    criteria,
    period: criteria.period ?? SEARCH_PERIOD.days30,
    sort: criteria.sortType ?? USERS_SEARCH_SORT.ratingPosition,
    count: MOST_CAPPERS,
    contestSeasonId: contestId === 0 ? 0 : (seasonOfId(contestId, look.nowSeconds)?.id ?? 0),
    viewerId: look.alert.user_id,
  });
  return cappers.map(({ id, name, roi, counted }) => ({
    key: String(id),
    milliOdds: 0,
    text: () => `${name}: ROI ${roi === null ? '–' : `${roi.toFixed(1)} %`} · ${counted}`,
  }));
}

async function findOutcomes({ db, scanner }: AlertServices, look: Look): Promise<FoundThing[]> {
  const { alert, params, locale, nowSeconds } = look;
  const sport = alert.sport as Sport;
  const { criteria } = readCriteria({
    sport,
    body: params as ScannerBody,
    payer: { signedIn: undefined, isStranger: false },
    isSubscriber: true,
    isDemoOpen: false,
    nowSeconds,
  });
  await scanner.ready();
  const viewer = { nowSeconds, viewerId: alert.user_id, isSubscriber: true };
  const { page } = scanner.scan(sport, {
    bounds: scannerBounds(criteria, nowSeconds),
    allowed: await findTippedOutcomes(db, sport, criteria, viewer),
    from: 0,
    until: MOST_OUTCOMES,
  });
  const matches = await findMatchNames(
    db,
    page.map(({ block }) => block.id),
  );
  return page.map(({ block, outcome, odds, was }) => {
    const oddType = block.oddTypes[outcome] ?? '';
    return {
      key: `${block.id} ${oddType}`,
      milliOdds: odds,
      text: () => {
        const match = matchText(matches.get(block.id), locale);
        const moved = was === odds ? '' : `${priceText(was)} → `;
        return `${match}. ${outcomeWords(oddType, locale)}, ${moved}${priceText(odds)}`;
      },
    };
  });
}

/** What a template finds now, the first ones. */
export function findForAlert(services: AlertServices, look: Look): Promise<FoundThing[]> {
  switch (look.alert.topic) {
    case TEMPLATE_TOPIC.tips:
      return findTips(services, look);
    case TEMPLATE_TOPIC.users:
      return findUsers(services, look);
    default:
      return findOutcomes(services, look);
  }
}
