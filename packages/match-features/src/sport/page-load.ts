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

/** A load as a page sees it: what it asks for and what comes, whichever call stands behind it. */
export interface PageLoad<Request, Reply> extends Omit<Load, 'requested' | 'select'> {
  requested(request: Request): RequestedAction;
  select(state: Parameters<Load['select']>[0]): LoadState<Reply>;
}

/** A command as a page sees it: what it submits and what comes of it. */
export interface PageCommand<Request, Result> extends Omit<Command, 'submitted' | 'select'> {
  submitted(request: Request): SubmittedAction;
  select(state: Parameters<Command['select']>[0]): CommandState<Result>;
}

/** The load of a call under the call's name; another request cancels the one under way. */
export const loadOf = <E extends EndpointDefinition>(call: E, part = ''): Load<E> =>
  createLoad(`${call.name}${part}`, { request: call, when: 'latest' });

/** The loads of a list: the page the address names, and what is added below it. */
export const pagedLoads = <E extends EndpointDefinition>(call: E) => ({
  load: loadOf(call),
  more: loadOf(call, 'More'),
});

/** A load that is asked in a page's own terms: `requestOf` makes the call's request of them. */
export const askedWith = <E extends EndpointDefinition, Asked>(
  load: Load<E>,
  requestOf: (asked: Asked) => RequestOf<E>,
): PageLoad<Asked, ReplyOf<E>> => ({
  ...load,
  requested: (asked) => load.requested(requestOf(asked)),
});

/** What a feature of a remote is made of. */
export interface PageParts {
  readonly screen: Screen;
  readonly loads: readonly Load[];
  readonly commands?: readonly Command[];
}
