import type { Load, RemoteModule } from '@tipmark/remote-kit';
import { combineReducers, type Reducer } from 'redux';

type State = Readonly<Record<string, unknown>>;
export type EpicSource = NonNullable<RemoteModule['features'][number]['epics']>;

/**
 * The reducers and loads of the host and of every installed remote. Names are taken
 * once: a second owner of a load or slice is refused before anything of it is
 * added.
 */
export function createRemoteParts(hostReducers: Readonly<Record<string, Reducer>>) {
  const reducers: Record<string, Reducer> = { ...hostReducers };
  const ofAll: RemoteModule['features'][number][] = [];
  const installed = new Set<string>();

  const refuse = (remote: string, kind: string, name: string): never => {
    throw new Error(`Remote "${remote}" brings the ${kind} "${name}", which is already taken`);
  };

  /** Looked up anew: a lazy feature's loads come with its screen. */
  const loadNamed = (name: string): Load | undefined => {
    for (const { loads = [] } of ofAll)
      for (const load of loads) if (load.name === name) return load;
    return undefined;
  };

  return {
    loadNamed,

    /** True when the remote is new. */
    add({ name, features }: Pick<RemoteModule, 'name' | 'features'>): boolean {
      if (installed.has(name)) return false;
      const newLoads = features.flatMap((feature) => feature.loads ?? []);
      const newSlices = features.flatMap((feature) => Object.entries(feature.slices ?? {}));
      for (const load of newLoads) if (loadNamed(load.name)) refuse(name, 'load', load.name);
      for (const [slice] of newSlices) if (slice in reducers) refuse(name, 'slice', slice);
      ofAll.push(...features);
      for (const [slice, reducer] of newSlices) reducers[slice] = reducer;
      installed.add(name);
      return true;
    },

    /**
     * One reducer of all; slices nobody has claimed yet (state of a remote still on its way) stay.
     */
    combined(): Reducer<State> {
      const known = { ...reducers };
      const reduceKnown = combineReducers(known);
      return (state = {}, action) => {
        const mine: Record<string, unknown> = {};
        const unclaimed: Record<string, unknown> = {};
        for (const [slice, value] of Object.entries(state)) {
          (slice in known ? mine : unclaimed)[slice] = value;
        }
        const after = reduceKnown(mine, action) as State;
        const isSame = Object.keys(after).every((slice) => after[slice] === state[slice]);
        return isSame ? state : { ...unclaimed, ...after };
      };
    },
  };
}
