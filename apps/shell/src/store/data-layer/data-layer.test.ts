import type { ApiClient, HostState, RemoteEpic } from '@tipmark/remote-kit';
import type { Action } from 'redux';
import { type Observable, Subject } from 'rxjs';
import { createDataLayer } from './data-layer.ts';

function started() {
  const state = { loads: { day: { status: 'ready' } } } as unknown as HostState;
  const dispatched: Action[] = [];
  const spoken$ = new Subject<Action>();
  let seen: { readonly value: HostState } | undefined;
  const epic: RemoteEpic = (_action$, state$) => {
    seen = state$;
    return spoken$ as Observable<Action>;
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
    say: (type: string) => spoken$.next({ type }),
    held: () => seen?.value,
  };
}

test('an epic sees the page’s state and speaks to its store', () => {
  const { state, dispatched, say: report, held } = started();
  report('hello');
  expect(held()).toBe(state);
  expect(dispatched).toEqual([{ type: 'hello' }]);
});

test('a stopped layer says nothing more and holds nothing of the page', () => {
  const { layer, dispatched, say: report, held } = started();
  layer.stop();
  report('too late');
  expect(dispatched).toEqual([]);
  expect(held()).toEqual({});
});
