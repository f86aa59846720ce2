import { MAIN_LINES } from '@tipmark/domain';
import { sportOfPath } from '@tipmark/route-builder';

/** A visitor's action, as sent to an external service. */
export interface ForwardedEvent {
  readonly eventType: string;
  readonly eventProperties: Readonly<Record<string, unknown>>;
  readonly userAgent: string;
  /** Identifies a user who agreed to the processing of their data; absent for all others. */
  readonly userId?: string | undefined;
}

export interface EventForwarder {
  /** Never waits and never fails: lost events are not repeated. */
  forward(event: ForwardedEvent): void;
}

const TIMEOUT_MS = 3_000;
const MAX_UNDER_WAY = 50;

const nobody: EventForwarder = { forward() {} };

/** Views of screens and uses of filters are not forwarded. */
const isSkipped = (eventType: string): boolean =>
  eventType.endsWith('_view') || eventType.startsWith('filter_');

/** The sport of the page it happened on: `Soccer`. */
function gameTypeOf({ path }: Readonly<Record<string, unknown>>): string {
  const { name } = MAIN_LINES[sportOfPath(typeof path === 'string' ? path : '/')];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function bodyOf({ eventType, eventProperties, userAgent, userId }: ForwardedEvent): string {
  return JSON.stringify({
    event_type: eventType,
    event_properties: { ...eventProperties, game_type: gameTypeOf(eventProperties) },
    user_agent: userAgent,
    ...(userId !== undefined && { user_id: userId }),
  });
}

export interface ForwarderOptions {
  /** Receiver of events; absent = they are not sent. */
  readonly url: string | undefined;
  readonly onError: (error: Error) => void;
}

/** Forwards events to `STATISTICS_URL`, a few at a time. */
export function createEventForwarder({ url, onError }: ForwarderOptions): EventForwarder {
  if (url === undefined) return nobody;
  let underWay = 0;

  async function send(to: string, body: string): Promise<void> {
    underWay += 1;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(to, { method: 'POST', headers, body, signal, redirect: 'error' });
      await reply.body?.cancel();
      if (!reply.ok)
        throw new Error(
          `analytics: the receiver answered ${reply.status}, the event was not forwarded; check STATISTICS_URL`,
        );
    } catch (error) {
      onError(error as Error);
    } finally {
      underWay -= 1;
    }
  }

  return {
    forward(event) {
      if (isSkipped(event.eventType) || underWay >= MAX_UNDER_WAY) return;
      void send(url, bodyOf(event));
    },
  };
}
