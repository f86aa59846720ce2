import { type Endpoints, idOfUrl } from '@tipmark/contract';
import { DAY_SECONDS } from '@tipmark/domain';
import { isbot } from 'isbot';
import { addressKey } from '../../people/account/rate-limits.ts';
import { plainProperties } from '../../people/analytics/plain-properties.ts';
import { countView, storeEvent } from '../../people/analytics/statistics-queries.ts';
import { isWithin } from '../../platform/admission/rate-limits.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const MAX_USER_AGENT_LENGTH = 512;

/** What the guests of one network may add to the disk. */
const EVENTS_OF_NETWORK = { name: 'events-network', max: 20_000, windowSeconds: DAY_SECONDS };
/** Guest tokens are free: one host must not make a match popular. */
const VIEWS_OF_NETWORK = { name: 'views-network', max: 300, windowSeconds: DAY_SECONDS };

/** Bots get the same response and are not counted. */
export const statistics: PrivateHandler<Endpoints['statistics']> = {
  statements: 2,
  callsPerMinute: 120,
  async answer({ body, services, guestId, signedIn, nowSeconds, userAgent, ...caller }) {
    const { db, events, limits } = services;
    if (userAgent === '' || isbot(userAgent)) return {};
    const network = signedIn === undefined ? addressKey(caller) : undefined;
    await limits.take(EVENTS_OF_NETWORK, network);
    const properties = body.event_properties ?? {};
    const event = {
      eventType: body.event_type,
      eventProperties: plainProperties(properties),
      userAgent: (body.user_agent ?? userAgent).slice(0, MAX_USER_AGENT_LENGTH),
    };
    await storeEvent(db, { ...event, atSeconds: nowSeconds });
    const user = signedIn?.user;
    events.forward({ ...event, ...(user?.hasConsented && { userId: user.ledgerId }) });
    const { matchUrl } = properties;
    if (body.event_type !== 'page_view' || typeof matchUrl !== 'string') return {};
    const matchId = idOfUrl(matchUrl);
    if (matchId === undefined || guestId === undefined) return {};
    const ofMatch = network === undefined ? undefined : `${network} ${matchId}`;
    if (await isWithin(limits, VIEWS_OF_NETWORK, ofMatch)) {
      await countView(db, { matchId, guestId, atSeconds: nowSeconds });
    }
    return {};
  },
};
