import { type AnyLoadAction, idleLoad, isLoadAction, type LoadState } from '@tipmark/remote-kit';
import type { Action } from 'redux';
import type { LiveChanged } from './live-actions.ts';

type Loads = Readonly<Record<string, LoadState>>;

function stored({ data, dataKey, receivedAt }: LoadState) {
  return {
    ...(dataKey !== undefined && { data, dataKey }),
    ...(receivedAt !== undefined && { receivedAt }),
  };
}

/** The state of a load whose request ended without a reply: its previous reply. */
function withoutRequest(slot: LoadState): LoadState {
  return slot.dataKey === undefined
    ? idleLoad
    : { status: 'ready', key: slot.dataKey, ...stored(slot) };
}

function next(slot: LoadState, action: AnyLoadAction): LoadState {
  switch (action.phase) {
    case 'requested':
      if (action.when === 'onlyFirst' && slot.status === 'loading') return slot;
      return { status: 'loading', key: action.key, ...stored(slot) };
    case 'succeeded': {
      const { key, data, receivedAt } = action;
      return slot.key === key ? { status: 'ready', key, dataKey: key, data, receivedAt } : slot;
    }
    case 'failed':
      return slot.key === action.key
        ? { status: 'failed', key: action.key, error: action.error, ...stored(slot) }
        : slot;
    case 'cancelled':
      return slot.status === 'loading' ? withoutRequest(slot) : slot;
    case 'reset':
      return idleLoad;
    case 'ahead':
      return slot;
  }
}

/**
 * The data was valid for another visitor or zone: it stays on screen, and is fetched again on the
 * next request.
 */
export const loadsOutdated = () => ({ type: 'loads/outdated' }) as const;

const outdated = ({ receivedAt: _, ...slot }: LoadState): LoadState => slot;

/** Data changed live; the request it belongs to is unchanged. */
function withData(loads: Loads, data: LiveChanged['data']): Loads {
  const changed = Object.entries(data).flatMap(([name, value]) => {
    const slot = loads[name];
    return slot?.dataKey === undefined || slot.data === value
      ? []
      : [[name, { ...slot, data: value }] as const];
  });
  return changed.length === 0 ? loads : { ...loads, ...Object.fromEntries(changed) };
}

/** The one slice of all loads: only the reply to the newest request of a load is stored. */
export function loadsReducer(loads: Loads = {}, action: Action): Loads {
  if (action.type === loadsOutdated().type) {
    return Object.fromEntries(Object.entries(loads).map(([name, slot]) => [name, outdated(slot)]));
  }
  if (action.type === 'live/changed') return withData(loads, (action as LiveChanged).data);
  if (!isLoadAction(action)) return loads;
  const slot = loads[action.load] ?? idleLoad;
  const after = next(slot, action);
  return after === slot ? loads : { ...loads, [action.load]: after };
}
