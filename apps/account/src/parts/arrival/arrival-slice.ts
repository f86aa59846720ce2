import type { ApiFailure } from '@tipmark/remote-kit';
import { loginCommand, registerCommand } from './sign-in-commands.ts';

/** An action along with a form that has failed. */
export type ArrivalProblem = ApiFailure & {
  /** The tip that was not posted. */
  readonly tip?: {
    readonly matchUrl: string;
    readonly oddType: string;
    readonly sportType: number;
  };
};

/** What an owner changed on their profile. */
export type Change = 'description' | 'email' | 'userName' | 'telegram' | 'changePassword';

/** Where a form leads, and the message of that page until the visitor leaves it. */
export interface Arrival {
  readonly address: string;
  readonly problems: readonly ArrivalProblem[];
  /** Tips posted along with it. */
  readonly posted: number;
  readonly notice?: Change;
  /** The page the visitor came from, which shows the outcome as a toast. */
  readonly isBack?: boolean;
  /** The account was made just now. */
  readonly isNew?: boolean;
}

export const arrived = (arrival: Arrival) => ({ type: 'account/arrived', arrival }) as const;
export const arrivalSeen = () => ({ type: 'account/arrivalSeen' }) as const;

const isArrived = (action: { readonly type: string }): action is ReturnType<typeof arrived> =>
  action.type === 'account/arrived';

export function arrivals(
  state: Arrival | null = null,
  action: { readonly type: string },
): Arrival | null {
  if (isArrived(action)) return action.arrival;
  const isOver =
    action.type === 'account/arrivalSeen' ||
    // an earlier sign-in led elsewhere
    loginCommand.is('submitted')(action) ||
    registerCommand.is('submitted')(action);
  return isOver ? null : state;
}

export const selectArrival = (state: unknown): Arrival | undefined =>
  (state as { accountArrival?: Arrival | null }).accountArrival ?? undefined;
