import type { Load } from '@tipmark/remote-kit';
import type { Reducer } from '@tipmark/remote-kit/store';

/** State of a results page beside its load and its address. */
export interface ResultsState {
  /** The request whose reply the choices below were made on. */
  readonly day: string | undefined;
  /** Leagues opened or closed by hand. */
  readonly isOpen: Readonly<Record<number, boolean>>;
  /** A phone's line of odds under each match. */
  readonly hasOdds: boolean;
}

interface LeaguesToggled {
  readonly type: `${string}/leaguesToggled`;
  readonly leagueIds: readonly number[];
  readonly isOpen: boolean;
}

interface OddsToggled {
  readonly type: `${string}/oddsToggled`;
  readonly hasOdds: boolean;
}

const initial: ResultsState = { day: undefined, isOpen: {}, hasOdds: true };

export interface ResultsSlice {
  readonly name: string;
  readonly reducer: Reducer<ResultsState>;
  readonly leaguesToggled: (leagueIds: readonly number[], isOpen: boolean) => LeaguesToggled;
  readonly oddsToggled: (hasOdds: boolean) => OddsToggled;
  readonly select: (state: object) => ResultsState;
}

/**
 * First load of a day: leagues are open as the device prefers. Update of the same day: leagues stay
 * as the visitor set them.
 */
export function createResultsSlice(name: string, load: Pick<Load, 'name'>): ResultsSlice {
  const toggledLeagues = `${name}/leaguesToggled` as const;
  const toggledOdds = `${name}/oddsToggled` as const;
  return {
    name,
    leaguesToggled: (leagueIds, isOpen) => ({ type: toggledLeagues, leagueIds, isOpen }),
    oddsToggled: (hasOdds) => ({ type: toggledOdds, hasOdds }),
    select: (state) => (state as Readonly<Record<string, ResultsState>>)[name] ?? initial,
    reducer: (state = initial, action) => {
      switch (action.type) {
        case `${load.name}/succeeded`: {
          const { key } = action as unknown as ReturnType<Load['succeeded']>;
          return key === state.day ? state : { ...state, day: key, isOpen: {} };
        }
        case toggledLeagues: {
          const { leagueIds, isOpen } = action as unknown as LeaguesToggled;
          const toggled = Object.fromEntries(leagueIds.map((id) => [id, isOpen]));
          return { ...state, isOpen: { ...state.isOpen, ...toggled } };
        }
        case toggledOdds:
          return { ...state, hasOdds: (action as unknown as OddsToggled).hasOdds };
        default:
          return state;
      }
    },
  };
}
