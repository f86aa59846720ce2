import type { VerificationFault, VerifiedRecord } from '@tipmark/domain';
import type { ApiFailure } from '@tipmark/remote-kit';

/** How far the record of a capper is verified in this browser. */
export interface Verification {
  readonly userUrl: string;
  readonly status: 'idle' | 'running' | 'verified' | 'broken' | 'failed' | 'unsupported';
  readonly checked: number;
  readonly total: number;
  readonly record?: VerifiedRecord;
  /** The invalid entry; 0 where it is not a single one. */
  readonly seq?: number;
  readonly fault?: VerificationFault;
  readonly failure?: ApiFailure;
}

const idle: Verification = { userUrl: '', status: 'idle', checked: 0, total: 0 };

export const verifyRequested = (userUrl: string) =>
  ({ type: 'ledger/verifyRequested', userUrl, meta: { epic: true } }) as const;
export const verifyStopped = () =>
  ({ type: 'ledger/verifyStopped', meta: { epic: true } }) as const;
/** The progress of the verification. */
export const verifyMoved = (state: Verification) =>
  ({ type: 'ledger/verifyMoved', state }) as const;

type Action = ReturnType<typeof verifyRequested | typeof verifyStopped | typeof verifyMoved>;

export function verification(state: Verification = idle, given: { readonly type: string }) {
  const action = given as Action;
  switch (action.type) {
    case 'ledger/verifyRequested':
      return { ...idle, userUrl: action.userUrl, status: 'running' } as const;
    case 'ledger/verifyMoved':
      return action.state.userUrl === state.userUrl ? action.state : state;
    case 'ledger/verifyStopped':
      return idle;
    default:
      return state;
  }
}

export const selectVerification =
  (userUrl: string) =>
  (state: unknown): Verification => {
    const { ledgerVerification: stored = idle } = state as {
      readonly ledgerVerification?: Verification;
    };
    return stored.userUrl === userUrl ? stored : idle;
  };
