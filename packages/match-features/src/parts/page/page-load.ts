import type { EndpointDefinition, ReplyOf, RequestOf } from '@tipmark/contract';
import {
  type Command,
  type CommandState,
  createLoad,
  type Load,
  type LoadState,
  type RequestedAction,
  type Screen,
  type SubmittedAction,
} from '@tipmark/remote-kit';

/** A load as a page sees it: its request and its reply, whichever call is behind it. */
export interface PageLoad<Request, Reply> extends Omit<Load, 'requested' | 'select'> {
  requested(request: Request): RequestedAction;
  select(state: Parameters<Load['select']>[0]): LoadState<Reply>;
}

/** A command as a page sees it: what it submits and its result. */
export interface PageCommand<Request, Result> extends Omit<Command, 'submitted' | 'select'> {
  submitted(request: Request): SubmittedAction;
  select(state: Parameters<Command['select']>[0]): CommandState<Result>;
}

/** The load of a call under the call's name; another request cancels the one under way. */
export const loadOf = <E extends EndpointDefinition>(call: E, part = ''): Load<E> =>
  createLoad(`${call.name}${part}`, { request: call, when: 'latest' });

/** The loads of a list: the page named by the address, and the ones added below it. */
export const pagedLoads = <E extends EndpointDefinition>(call: E) => ({
  load: loadOf(call),
  more: loadOf(call, 'More'),
});

/** A load requested in a page's own terms: `requestOf` turns them into the call's request. */
export const requestedWith = <E extends EndpointDefinition, Asked>(
  load: Load<E>,
  requestOf: (requested: Asked) => RequestOf<E>,
): PageLoad<Asked, ReplyOf<E>> => ({
  ...load,
  requested: (requested) => load.requested(requestOf(requested)),
});

/** The parts of a remote's feature. */
export interface PageParts {
  readonly screen: Screen;
  readonly loads: readonly Load[];
  readonly commands?: readonly Command[];
}
