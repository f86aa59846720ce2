import { OPEN_ENUMS, type OpenCollections } from '@tipmark/contract/open';
import { SPORT } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { found } from '../../matches/events/event-resource.ts';
import { pageOfList } from '../../open/listing/page.ts';
import {
  keysOfEvent,
  keysOfStatistic,
  presentEvent,
  readOpenEvents,
  readOpenForecast,
  readOpenLineUps,
  readOpenStatistics,
} from '../../open/matches/match-lists.ts';
import {
  findOpenMatch,
  findOpenMatches,
  findOpenMatchKey,
  type OpenMatchKey,
} from '../../open/matches/match-queries.ts';
import { findOpenClosing, findOpenOdds } from '../../open/matches/odds-queries.ts';
import { dayTopic, matchTopic } from '../../platform/cache/topics.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { OpenHandler } from './open-handler.ts';

const MAX_AGE_MS = 30_000;

const itself = <Row>(row: Row): Row => row;

export const matches: OpenHandler<OpenCollections['matches']> = {
  statements: 1,
  order: ['instant', 'id'],
  maxAgeMs: MAX_AGE_MS,
  topics({ filters: { day, sport } }) {
    if (day === undefined) return [];
    const sports = sport === undefined ? Object.values(SPORT) : [OPEN_ENUMS.sport[sport]];
    return sports.map((one) => dayTopic(one, day));
  },
  answer: ({ services: { db }, filters, wanted, locale }) =>
    findOpenMatches(db, filters, wanted, locale),
};

const ofMatch = ({ segments }: { readonly segments: { readonly match: number } }) => [
  matchTopic(segments.match),
];

export const match: OpenHandler<OpenCollections['match']> = {
  statements: 1,
  order: [],
  maxAgeMs: MAX_AGE_MS,
  topics: ofMatch,
  async answer({ services: { db }, segments, locale }) {
    return { rows: [found(await findOpenMatch(db, segments.match, locale))], next: undefined };
  },
};

/** @throws CallError not_found for an unknown match */
const keyOf = async (
  db: Db,
  segments: { readonly match: number },
  locale: Locale,
): Promise<OpenMatchKey> => found(await findOpenMatchKey(db, segments.match, locale));

export const matchEvents: OpenHandler<OpenCollections['matchEvents']> = {
  statements: 2,
  order: ['id', 'id', 'id', 'sequence', 'text'],
  maxAgeMs: MAX_AGE_MS,
  topics: ofMatch,
  async answer({ services: { db }, segments, wanted, locale }) {
    const events = await readOpenEvents(db, await keyOf(db, segments, locale), locale);
    return pageOfList(events, wanted, keysOfEvent, presentEvent);
  },
};

export const matchStatistics: OpenHandler<OpenCollections['matchStatistics']> = {
  statements: 2,
  order: ['id', 'id'],
  maxAgeMs: MAX_AGE_MS,
  topics: ofMatch,
  async answer({ services: { db }, segments, wanted, locale }) {
    const statistics = await readOpenStatistics(db, await keyOf(db, segments, locale));
    return pageOfList(statistics, wanted, keysOfStatistic, itself);
  },
};

export const matchLineUps: OpenHandler<OpenCollections['matchLineUps']> = {
  statements: 3,
  order: ['id'],
  maxAgeMs: MAX_AGE_MS,
  topics: ofMatch,
  async answer({ services: { db }, segments, wanted, locale }) {
    const lineUps = await readOpenLineUps(db, await keyOf(db, segments, locale), locale);
    return pageOfList(lineUps, wanted, ({ side }) => [side === 'home' ? 1 : 2], itself);
  },
};

export const matchOdds: OpenHandler<OpenCollections['matchOdds']> = {
  statements: 2,
  order: ['text', 'id', 'instant', 'id'],
  maxAgeMs: MAX_AGE_MS,
  topics: ofMatch,
  async answer({ services: { db }, segments, filters, wanted, locale }) {
    return findOpenOdds(db, await keyOf(db, segments, locale), filters, wanted, locale);
  },
};

export const matchClosing: OpenHandler<OpenCollections['matchClosing']> = {
  statements: 2,
  order: ['text'],
  maxAgeMs: MAX_AGE_MS,
  topics: ofMatch,
  async answer({ services: { db }, segments, filters, wanted, locale, nowSeconds }) {
    const key = await keyOf(db, segments, locale);
    return findOpenClosing(db, key, filters, { ...wanted, nowSeconds });
  },
};

export const matchForecast: OpenHandler<OpenCollections['matchForecast']> = {
  statements: 2,
  order: [],
  maxAgeMs: MAX_AGE_MS,
  topics: ofMatch,
  async answer({ services: { db }, segments, locale }) {
    const rows = await readOpenForecast(db, await keyOf(db, segments, locale));
    return { rows, next: undefined };
  },
};
