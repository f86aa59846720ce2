import { failureOfAnswer } from '@tipmark/api-client';
import {
  type ApiFailure,
  type Command,
  type EpicDeps,
  type HostState,
  isCommandAction,
  type RemoteEpic,
} from '@tipmark/remote-kit';
import type { Action } from 'redux';
import {
  catchError,
  defaultIfEmpty,
  defer,
  EMPTY,
  filter,
  groupBy,
  mergeMap,
  type Observable,
  of,
  takeUntil,
} from 'rxjs';
import { flattenBy } from './flatten-by.ts';
import { toFailure } from './to-failure.ts';

const OK = 200;

/** Some writes reply with status 200 and an `error`: what the rules of the game forbid. */
const failureIn = (reply: unknown): ApiFailure | undefined =>
  typeof reply === 'object' && reply !== null && 'error' in reply && reply.error !== undefined
    ? failureOfAnswer(OK, reply)
    : undefined;

type Submitted = ReturnType<Command['submitted']>;

/** The outcome of a command: its changes elsewhere and its success, or its error. */
function outcome(
  command: Command,
  { request }: Submitted,
  { api, nowSeconds }: EpicDeps,
  state: () => HostState,
): Observable<Action> {
  return defer(() => api.call(command.endpoint, request)).pipe(
    mergeMap((reply): Observable<Action> => {
      const receivedAt = nowSeconds();
      const result = command.resultOf(reply);
      const failure = failureIn(reply);
      if (failure) return of(command.failed(failure, { result, receivedAt }));
      const changes = command.onSuccess({ result, request, state: state(), receivedAt });
      return of(...changes, command.succeeded(result, receivedAt));
    }),
    defaultIfEmpty(command.reset()),
    catchError((error: unknown) => of(command.failed(toFailure(error)))),
  );
}

/** The one epic of all commands: the command's policy decides about a second submission. */
export function createCommandEpic(commandNamed: (name: string) => Command | undefined): RemoteEpic {
  return (action$, state$, deps) =>
    action$.pipe(
      filter(isCommandAction),
      groupBy(({ command }) => command),
      mergeMap((ofCommand$) => {
        const command = commandNamed(ofCommand$.key);
        if (!command) return EMPTY;
        const reset$ = ofCommand$.pipe(filter(command.is('reset')));
        return ofCommand$.pipe(
          filter(command.is('submitted')),
          flattenBy[command.when]((submitted) =>
            outcome(command, submitted, deps, () => state$.value).pipe(takeUntil(reset$)),
          ),
        );
      }),
    );
}
