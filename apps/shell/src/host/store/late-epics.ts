import { isCommandAction, isLoadAction } from '@tipmark/remote-kit';
import type { Action, Middleware } from 'redux';
import type { DataLayer, DataLayerHost } from './data-layer/data-layer-port.ts';
import type { EpicSource } from './remote-parts.ts';

/** A part of the data layer that never arrives must not collect actions without end. */
const missedLimit = 500;

interface LateEpicsOptions {
  readonly loadDataLayer: () => DataLayer | Promise<DataLayer>;
  /** Loads and commands by name. */
  readonly parts: Pick<DataLayerHost, 'loadNamed' | 'commandNamed'>;
  readonly onError: (error: unknown) => void;
}

const wakesEpics = (action: Action): boolean =>
  (action as { meta?: { epic?: boolean } }).meta?.epic === true;

/**
 * Streams, http and the remotes' epics are loaded with the first action that needs them (or by
 * `warm`). Until then such actions are queued, so that none of that runs before hydration.
 */
export function createLateEpics({ loadDataLayer, parts, onError }: LateEpicsOptions) {
  const { loadNamed, commandNamed } = parts;
  let store: DataLayerHost['store'] | undefined;
  let layer: DataLayer | undefined;
  let waking: Promise<void> | undefined;
  let isStopped = false;
  let missed: Action[] = [];
  const idle = new Set<EpicSource>();
  const onTheirWay = new Set<EpicSource>();

  const forgetMissed = () => {
    if (layer && onTheirWay.size === 0) missed = [];
  };

  async function pull(source: EpicSource): Promise<void> {
    idle.delete(source);
    onTheirWay.add(source);
    try {
      const [{ epics }] = await Promise.all([source(), waking]);
      layer?.addEpics(epics, missed);
    } catch (error) {
      idle.add(source);
      onError(error);
    }
    onTheirWay.delete(source);
    forgetMissed();
  }

  const pullIdle = () => {
    for (const source of idle) void pull(source);
  };

  /** The layer did not load: its requests fail like any other, and the next one tries again. */
  function giveUp(error: unknown): void {
    waking = undefined;
    const message = error instanceof Error ? error.message : String(error);
    const waiting = missed;
    missed = [];
    onError(error);
    const failure = { status: 0, code: 'network', message } as const;
    for (const action of waiting) {
      let failed: Action | undefined;
      if (isLoadAction(action) && action.phase === 'requested') {
        failed = loadNamed(action.load)?.failed(action.key, failure);
      } else if (isCommandAction(action) && action.phase === 'submitted') {
        failed = commandNamed(action.command)?.failed(failure);
      }
      if (failed) store?.dispatch(failed);
    }
  }

  async function wake(): Promise<void> {
    try {
      const arrived = await loadDataLayer();
      if (isStopped) return;
      if (store) arrived.start({ store, ...parts, missed });
      layer = arrived;
      forgetMissed();
    } catch (error) {
      giveUp(error);
      throw error;
    }
  }

  function warm(): void {
    if (isStopped || !store) return;
    if (!layer && !waking) {
      waking = wake();
      waking.catch(() => {});
    }
    pullIdle();
  }

  function afterReducers(action: Action): void {
    const isAwaited = layer ? onTheirWay.size > 0 : waking !== undefined || wakesEpics(action);
    if (isAwaited && missed.length < missedLimit) missed.push(action);
    if (wakesEpics(action)) warm();
    layer?.accept(action);
  }

  const middleware: Middleware = (api) => {
    store = api as unknown as DataLayerHost['store'];
    return (next) => (given) => {
      const action = given as Action;
      if (isLoadAction(action) && !loadNamed(action.load)) {
        throw new Error(`Load "${action.load}" is listed in no installed feature`);
      }
      if (isCommandAction(action) && !commandNamed(action.command)) {
        throw new Error(`Command "${action.command}" is listed in no installed feature`);
      }
      const result = next(action);
      afterReducers(action);
      return result;
    };
  };

  return {
    middleware,
    warm,
    addSource(source: EpicSource): void {
      idle.add(source);
      if (layer || waking) pullIdle();
    },
    stop: () => {
      isStopped = true;
      layer?.stop();
      missed = [];
    },
  };
}
