import type { ApiClient } from '@tipmark/api-client';
import type { Action, Reducer } from 'redux';
import type { Epic } from 'redux-observable';
import type { Command } from '../command/create-command.ts';
import type { HostState } from '../host/host-state.ts';
import type { Load } from '../load/create-load.ts';
import type { Screen } from './define-screen.ts';
import type { MessageFiles } from './messages.ts';

/** What the host passes to every epic. */
export interface EpicDeps {
  readonly api: ApiClient;
  readonly nowSeconds: () => number;
}

/** An epic of a remote; the actions that must reach it carry `meta: {epic: true}`. */
export type RemoteEpic = Epic<Action, Action, HostState, EpicDeps>;

/** One folder of a remote: its loads and commands, own state, flows beyond one load, screens. */
export interface Feature {
  readonly name: string;
  readonly loads?: readonly Load[];
  readonly commands?: readonly Command[];
  /** Reducers by their key in the store; keys are unique in the whole site. */
  readonly slices?: Readonly<Record<string, Reducer>>;
  readonly epics?: () => Promise<{ readonly epics: readonly RemoteEpic[] }>;
  readonly screens: readonly Screen[];
  /**
   * Messages that only its screens read, beside those of the remote and in groups of their own.
   * Pages of other features do not have them.
   */
  readonly messages?: MessageFiles;
}

export const defineFeature = (feature: Feature): Feature => feature;
