import type { ApiClient, HostState, RemoteEpic } from '@tipmark/remote-kit';
import type { Action } from 'redux';
import { type Observable, Subject } from 'rxjs';
import { createDataLayer } from './data-layer.ts';

function started() {
  const state = { loads: { day: { status: 'ready' } } } as unknown as HostState;
  const dispatched: Action[] = [];
  const emitted$ = new Subject<Action>();
  let seen: { readonly value: HostState } | undefined;
  const epic: RemoteEpic = (_action$, state$) => {
    seen = state$;
    return emitted$ as Observable<Action>;
  };
  const layer = createDataLayer({ api: {} as ApiClient });
  layer.start({
    store: {
      getState: () => state,
      dispatch: (action: Action) => {
        dispatched.push(action);
        return action;
      },
    } as Parameters<typeof layer.start>[0]['store'],
    loadNamed: () => undefined,
    commandNamed: () => undefined,
    missed: [],
  });
  layer.addEpics([epic], []);
  layer.accept({ type: 'something happened' });
  return {
    layer,
    state,
    dispatched,
    emit: (type: string) => emitted$.next({ type }),
    held: () => seen?.value,
  };
}

test('an epic reads the page’s state and dispatches to its store', () => {
  const { state, dispatched, emit, held } = started();
  emit('hello');
  expect(held()).toBe(state);
  expect(dispatched).toEqual([{ type: 'hello' }]);
});

test('a stopped layer dispatches nothing more and releases the page’s state', () => {
  const { layer, dispatched, emit, held } = started();
  layer.stop();
  emit('too late');
  expect(dispatched).toEqual([]);
  expect(held()).toEqual({});
});
