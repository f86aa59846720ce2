import type { HostState } from '../host/host-state.ts';
import type { SucceededAction } from '../load/load-actions.ts';
import type { LoadState } from '../load/load-state.ts';

interface UpdatedLoad<Data> {
  select(state: Pick<HostState, 'loads'>): LoadState<Data>;
  succeeded(key: string, data: Data, receivedAt: number): SucceededAction;
}

interface Received {
  readonly state: HostState;
  /** Unix seconds. */
  readonly receivedAt: number;
}

/**
 * For `onSuccess`: replaces the reply of a load by a newer one.
 * @param change undefined leaves the load as it is; not called while it has no reply
 */
export function updateLoad<Data>(
  load: UpdatedLoad<Data>,
  { state, receivedAt }: Received,
  change: (data: Data) => Data | undefined,
): readonly SucceededAction[] {
  const { key, data } = load.select(state);
  const changed = data === undefined ? undefined : change(data);
  return key === undefined || changed === undefined
    ? []
    : [load.succeeded(key, changed, receivedAt)];
}
