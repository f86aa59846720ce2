/** While a service is away its messages rest so long; then one of them tries it all the same. */
export const REST_SECONDS = 300;
/** A message that no service has taken for so long is given up. */
export const GIVEN_UP_SECONDS = 86_400;
const ASKED_EVERY_SECONDS = 2;

interface Service {
  isAway: boolean;
  failedAt: number;
  askedAt: number;
}

/** Which services do not answer, as far as this process knows. */
export interface Reach {
  /** Whether a message should rest: it may be sent twice, and would not arrive. */
  isAway(service: string, nowSeconds: number): boolean;
  /** A message was not answered. */
  failed(service: string, nowSeconds: number): void;
  /** @returns whether messages may rest because the service did not answer before */
  answered(service: string): boolean;
  /** Services that are to be asked now whether they answer again. */
  toAsk(nowSeconds: number): readonly string[];
}

/**
 * While a service is away it is asked by what is no message, so that what waits is sent soon after
 * it answers, and not again and again to one whose answers are lost.
 */
export function createReach(): Reach {
  const services = new Map<string, Service>();
  return {
    isAway(service, nowSeconds) {
      const known = services.get(service);
      return known?.isAway === true && nowSeconds - known.failedAt < REST_SECONDS;
    },
    failed(service, nowSeconds) {
      const askedAt = services.get(service)?.askedAt ?? 0;
      services.set(service, { isAway: true, failedAt: nowSeconds, askedAt });
    },
    answered(service) {
      const known = services.get(service);
      services.set(service, { failedAt: 0, askedAt: 0, ...known, isAway: false });
      // what an earlier process left behind waits, too
      return known?.isAway !== false;
    },
    toAsk(nowSeconds) {
      const due = [...services].filter(
        ([, { isAway, askedAt }]) => isAway && nowSeconds - askedAt >= ASKED_EVERY_SECONDS,
      );
      for (const [, service] of due) service.askedAt = nowSeconds;
      return due.map(([name]) => name);
    },
  };
}

const reaches = new WeakMap<object, Map<string, Reach>>();

/** The one of a process for a channel, for all its lanes. */
export function reachOf(process: object, channel: string): Reach {
  const known = reaches.get(process) ?? new Map<string, Reach>();
  reaches.set(process, known);
  const reach = known.get(channel) ?? createReach();
  known.set(channel, reach);
  return reach;
}

/** How the stored reason begins of a message that was not answered, or rests meanwhile. */
export const NO_ANSWER = 'no answer: ';

/** The connection failed, or nothing whole was answered: the service may have taken the message. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor(text: string, options?: ErrorOptions) {
    super(`${NO_ANSWER}${text}`, options);
  }
}
