import type { AxiosInstance } from 'axios';
import { Observable, type Subscriber } from 'rxjs';
import type { EncodedRequest } from './encode-request.ts';
import { failureOfAnswer, failureOfNetwork } from './to-api-failure.ts';

/**
 * Bounds what a rendering server reads. A browser reads its own site alone, and counting there would
 * make axios cancel the body it has just read to the end: the browser reports that as a failure.
 */
const replyLimit = typeof window === 'undefined' ? { maxContentLength: 20_000_000 } : {};

/** axios names a form's type on every POST, also on one that sends nothing. */
const noType = { 'Content-Type': false };

let transport: Promise<AxiosInstance> | undefined;

/** axios is loaded with the first call, and one instance serves every client of the process. */
function loadTransport(): Promise<AxiosInstance> {
  transport ??= import('axios').then(({ default: axios }) =>
    axios.create({
      adapter: 'fetch',
      responseType: 'json',
      timeout: 0,
      ...replyLimit,
      xsrfCookieName: '',
      validateStatus: () => true,
    }),
  );
  transport.catch(() => {
    transport = undefined;
  });
  return transport;
}

function settle(subscriber: Subscriber<unknown>, status: number, reply: unknown): void {
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
 * One request as a cold Observable: sent on subscription, aborted on unsubscription while it is open.
 * Emits the reply's `data` once; fails with an ApiFailure; a cancelled call ends without either.
 */
export function send(
  request: EncodedRequest,
  baseUrl: string,
  headers: () => Record<string, string>,
): Observable<unknown> {
  return new Observable((subscriber) => {
    const controller = new AbortController();
    let isOpen = true;
    const close = () => {
      isOpen = false;
    };
    const exchange = async () => {
      const axios = await loadTransport();
      if (!isOpen) return;
      const answer = await axios.request<unknown>({
        baseURL: baseUrl,
        method: request.method,
        url: request.url,
        headers: { ...headers(), ...(request.body === undefined && noType) },
        data: request.body,
        signal: controller.signal,
      });
      close();
      settle(subscriber, answer.status, answer.data);
    };
    exchange().catch((error: unknown) => {
      if (!isOpen) return;
      close();
      subscriber.error(failureOfNetwork(error));
    });
    // aborting after the end would only build a DOMException for nothing
    return () => {
      if (isOpen) controller.abort();
      close();
    };
  });
}
