import { type Endpoints, idOfUrl } from '@tipmark/contract';
import { isbot } from 'isbot';
import { plainProperties } from '../../people/analytics/plain-properties.ts';
import { countView, storeEvent } from '../../people/analytics/statistics-queries.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const MAX_USER_AGENT_LENGTH = 512;

/** Bots get the same response and are not counted. */
export const statistics: PrivateHandler<Endpoints['statistics']> = {
  statements: 2,
  callsPerMinute: 120,
  async answer({ body, services, guestId, signedIn, nowSeconds, userAgent }) {
    const { db, events } = services;
    if (userAgent === '' || isbot(userAgent)) return {};
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
    if (matchId !== undefined && guestId !== undefined) {
      await countView(db, { matchId, guestId, atSeconds: nowSeconds });
    }
    return {};
  },
};
