import { type Endpoints, idOfUrl } from '@tipmark/contract';
import { isbot } from 'isbot';
import { plainProperties } from '../../people/analytics/plain-properties.ts';
import { countView, storeEvent } from '../../people/analytics/statistics-queries.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const MAX_USER_AGENT_LENGTH = 512;

/** Programs are answered like everybody and leave no trace. */
export const statistics: PrivateHandler<Endpoints['statistics']> = {
  statements: 2,
  callsPerMinute: 120,
  async answer({ body, services: { db }, guestId, nowSeconds, userAgent }) {
    if (userAgent === '' || isbot(userAgent)) return {};
    const properties = body.event_properties ?? {};
    await storeEvent(db, {
      eventType: body.event_type,
      eventProperties: plainProperties(properties),
      userAgent: (body.user_agent ?? userAgent).slice(0, MAX_USER_AGENT_LENGTH),
      atSeconds: nowSeconds,
    });
    const { matchUrl } = properties;
    if (body.event_type !== 'page_view' || typeof matchUrl !== 'string') return {};
    const matchId = idOfUrl(matchUrl);
    if (matchId !== undefined && guestId !== undefined) {
      await countView(db, { matchId, guestId, atSeconds: nowSeconds });
    }
    return {};
  },
};
