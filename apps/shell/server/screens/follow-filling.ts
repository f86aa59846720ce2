import { createApiClient } from '@tipmark/api-client';
import { nodeExchange } from '@tipmark/api-client/server';
import { type ReplyOf, siteState } from '@tipmark/contract';
import { DEFAULT_LOCALE } from '@tipmark/route-builder';
import { firstValueFrom } from 'rxjs';

/** What is still being added to the site. */
export type Filling = NonNullable<ReplyOf<typeof siteState>['filling']>;

const EVERY_MS = 5_000;

export interface FillingOptions {
  readonly apiUrl: string;
  /** Called when something else is missing than before, or nothing any more. */
  readonly onChanged: () => void;
  readonly log: { debug(message: string): void };
  readonly everyMs?: number;
}

export interface FollowedFilling {
  /** What is still being added; undefined once all is there, or while it is not known. */
  current(): Filling | undefined;
  stop(): void;
}

/** Asks the API how far the site is filled until it is. */
export function followFilling({
  apiUrl,
  onChanged,
  log,
  everyMs = EVERY_MS,
}: FillingOptions): FollowedFilling {
  const api = createApiClient({
    baseUrl: apiUrl,
    locale: DEFAULT_LOCALE,
    exchange: nodeExchange,
  });
  let current: Filling | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const ask = async () => {
    try {
      const { filling } = await firstValueFrom(api.call(siteState, {}));
      const before = current?.stage;
      current = filling ?? undefined;
      if (before !== undefined && before !== current?.stage) onChanged();
      if (filling === null) return;
    } catch (error) {
      log.debug(`how far the site is filled is not known: ${String(error)}`);
    }
    if (!isStopped) timer = setTimeout(() => void ask(), everyMs).unref();
  };
  void ask();
  return {
    current: () => current,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
