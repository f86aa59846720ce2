import type { Command, Load, RemoteModule } from '@tipmark/remote-kit';
import { combineReducers, type Reducer } from 'redux';

type State = Readonly<Record<string, unknown>>;
export type EpicSource = NonNullable<RemoteModule['features'][number]['epics']>;

const named = <One extends { readonly name: string }>(
  ones: readonly One[] | undefined,
  name: string,
): One | undefined => ones?.find((one) => one.name === name);

/**
 * The reducers, loads and commands of the host and of every installed remote. Names are unique: a
 * second owner of a load, command or slice is refused before anything of it is added.
 */
export function createRemoteParts(hostReducers: Readonly<Record<string, Reducer>>) {
  const reducers: Record<string, Reducer> = { ...hostReducers };
  const ofAll: RemoteModule['features'][number][] = [];
  const installed = new Set<string>();

  const refuse = (remote: string, kind: string, name: string): never => {
    throw new Error(
      `Remote "${remote}" registers the ${kind} "${name}", which another one has registered`,
    );
  };

  /** Looked up each time: loads and commands of a lazy feature arrive with its screen. */
  const loadNamed = (name: string): Load | undefined => {
    for (const { loads } of ofAll) {
      const load = named(loads, name);
      if (load) return load;
    }
    return undefined;
  };
  const commandNamed = (name: string): Command | undefined => {
    for (const { commands } of ofAll) {
      const command = named(commands, name);
      if (command) return command;
    }
    return undefined;
  };

  return {
    loadNamed,
    commandNamed,

    /** True when the remote is new. */
    add({ name, features }: Pick<RemoteModule, 'name' | 'features'>): boolean {
      if (installed.has(name)) return false;
      const newLoads = features.flatMap((feature) => feature.loads ?? []);
      const newCommands = features.flatMap((feature) => feature.commands ?? []);
      const newSlices = features.flatMap((feature) => Object.entries(feature.slices ?? {}));
      for (const load of newLoads) if (loadNamed(load.name)) refuse(name, 'load', load.name);
      for (const one of newCommands) if (commandNamed(one.name)) refuse(name, 'command', one.name);
      for (const [slice] of newSlices) if (slice in reducers) refuse(name, 'slice', slice);
      ofAll.push(...features);
      for (const [slice, reducer] of newSlices) reducers[slice] = reducer;
      installed.add(name);
      return true;
    },

    /** One reducer of all; slices without an owner yet (of a remote still loading) are retained. */
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
