import { Observable, type Subscriber } from 'rxjs';
import type { Answer, Exchange, OutgoingRequest } from './exchange.ts';
import { failureOfAnswer, failureOfNetwork } from './to-api-failure.ts';

function settle(subscriber: Subscriber<unknown>, { status, reply }: Answer): void {
  const isEnvelope = typeof reply === 'object' && reply !== null && 'data' in reply;
  if (status >= 200 && status < 300 && isEnvelope) {
    subscriber.next(reply.data);
    subscriber.complete();
  } else if (reply === 'cancel') {
    subscriber.complete();
  } else {
    subscriber.error(failureOfAnswer(status, reply));
  }
}

/**
 * One request as a cold Observable: sent on subscription, aborted on unsubscription while it is
 * open. Emits the reply's `data` once; fails with an ApiFailure; a cancelled call ends without
 * either.
 */
export function send(exchange: Exchange, request: () => OutgoingRequest): Observable<unknown> {
  return new Observable((subscriber) => {
    const controller = new AbortController();
    let isOpen = true;
    const run = async () => {
      const answer = await exchange(request(), controller.signal);
      isOpen = false;
      settle(subscriber, answer);
    };
    run().catch((error: unknown) => {
      if (!isOpen) return;
      isOpen = false;
      subscriber.error(failureOfNetwork(error));
    });
    // aborting after the end would only build an unneeded DOMException
    return () => {
      if (isOpen) controller.abort();
      isOpen = false;
    };
  });
}
