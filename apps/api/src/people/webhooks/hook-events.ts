import { SPORT, SPORT_NAMES } from '@tipmark/domain';
import type { Tx } from '../../platform/database/tx.ts';
import {
  findTipOfEvent,
  type HookEvent,
  hooksOfCapper,
  hooksOfSearch,
  insertEvent,
  type SearchOfHook,
  type TipOfEvent,
} from './event-queries.ts';

const MILLI = 1_000;
const SECOND_MS = 1_000;

/** Every type of an event; each `data` has the names of the open API. */
export const HOOK_EVENT = {
  tip: 'tip.published',
  search: 'saved_search.found',
  test: 'webhook.test',
} as const;

/** The body of an event, as standard-webhooks recommends. */
export function bodyOf(type: string, atSeconds: number, data: object): string {
  const timestamp = new Date(atSeconds * SECOND_MS).toISOString();
  return JSON.stringify({ type, timestamp, data });
}

function tipData(tip: TipOfEvent, locale: 'ru' | 'en'): object {
  const name =
    locale === 'en' ? `${tip.home_en} – ${tip.away_en}` : `${tip.home_ru} – ${tip.away_ru}`;
  return {
    id: tip.id,
    capper: { id: tip.url, name: tip.name },
    sport: SPORT_NAMES.find((sport) => SPORT[sport] === tip.sport),
    match: { id: tip.match_id, name, startsAt: tip.starts_at },
    outcome: tip.odd_type,
    odds: tip.milli / MILLI,
    stake: tip.stake,
    text: tip.description,
    createdAt: tip.created_at,
    ledgerHash: tip.hash,
  };
}

/** Enqueues a new tip for the webhooks of its author's followers. @returns how many are sent it */
export async function emitTip(tx: Tx, tipId: number, nowSeconds: number): Promise<number> {
  const tip = await findTipOfEvent(tx, tipId, nowSeconds);
  if (tip === undefined) return 0;
  const { tip: type } = HOOK_EVENT;
  const bodyIn = (locale: 'ru' | 'en') => bodyOf(type, nowSeconds, tipData(tip, locale));
  const event = { type, key: `tip:${tipId}`, body: { ru: bodyIn('ru'), en: bodyIn('en') } };
  return insertEvent(tx, event, hooksOfCapper(tip.author_id, nowSeconds), nowSeconds);
}

/** Enqueues what a saved search has found for the webhooks of its owner. */
export function emitFound(
  tx: Tx,
  search: SearchOfHook,
  data: Readonly<Record<'ru' | 'en', object>>,
  nowSeconds: number,
): Promise<number> {
  const { topic, sport, template_id: id } = search;
  const { search: type } = HOOK_EVENT;
  const event: HookEvent = {
    type,
    key: `search:${topic}:${sport}:${id}:${nowSeconds}`,
    body: {
      ru: bodyOf(type, nowSeconds, data.ru),
      en: bodyOf(type, nowSeconds, data.en),
    },
  };
  return insertEvent(tx, event, hooksOfSearch(search, nowSeconds), nowSeconds);
}
