import type { ApiFailure } from '@tipmark/api-client';
import type { EndpointDefinition, ReplyOf, RequestOf } from '@tipmark/contract';
import type { HostState } from '../host/host-state.ts';
import type {
  CancelledAction,
  FailedAction,
  LoadPolicy,
  RequestedAction,
  ResetAction,
  SucceededAction,
} from './load-actions.ts';
import { idleLoad, type LoadState } from './load-state.ts';
import { requestKey } from './request-key.ts';

export interface Load<E extends EndpointDefinition = EndpointDefinition> {
  readonly name: string;
  readonly endpoint: E;
  readonly when: LoadPolicy;
  /** A request is sent once no other has followed for this time; 0 = at once. */
  readonly debounceMs: number;
  requested(request: RequestOf<E>): RequestedAction;
  succeeded(key: string, data: ReplyOf<E>, receivedAt: number): SucceededAction;
  failed(key: string, error: ApiFailure): FailedAction;
  cancelled(): CancelledAction;
  reset(): ResetAction;
  select(state: Pick<HostState, 'loads'>): LoadState<ReplyOf<E>>;
}

type LoadTiming =
  | { readonly when: LoadPolicy; readonly debounceMs?: undefined }
  | {
      readonly when: 'latest';
      /**
       * For requests made while somebody types: each is delayed, and cancels the previous one at
       * once.
       */
      readonly debounceMs: number;
    };

/**
 * Everything one call of the contract needs on a screen: its actions, its state in the store and,
 * by `when`, what happens to requests that overlap. The host runs it without an epic of its own.
 * The name is the load's key in the store and unique in the whole site.
 */
export function createLoad<E extends EndpointDefinition>(
  name: string,
  { request: endpoint, when, debounceMs = 0 }: { readonly request: E } & LoadTiming,
): Load<E> {
  const meta = { epic: true } as const;
  return {
    name,
    endpoint,
    when,
    debounceMs,
    requested: (request) => ({
      type: `${name}/requested`,
      phase: 'requested',
      load: name,
      key: requestKey(request),
      when,
      request,
      meta,
    }),
    succeeded: (key, data, receivedAt) => ({
      type: `${name}/succeeded`,
      phase: 'succeeded',
      load: name,
      key,
      data,
      receivedAt,
    }),
    failed: (key, error) => ({ type: `${name}/failed`, phase: 'failed', load: name, key, error }),
    cancelled: () => ({ type: `${name}/cancelled`, phase: 'cancelled', load: name, meta }),
    reset: () => ({ type: `${name}/reset`, phase: 'reset', load: name, meta }),
    select: (state) => (state.loads[name] ?? idleLoad) as LoadState<ReplyOf<E>>,
  };
}
