import type { ApiFailure } from '@tipmark/remote-kit';

/** Turning two-step sign-in on, in two steps of its own, and off; new recovery codes for it. */
export type TwoStepsName = 'totpStart' | 'totpConfirm' | 'totpRenew' | 'totpEnd';

/** What an owner changes on the own profile. */
export type ChangeName =
  | 'description'
  | 'email'
  | 'userName'
  | 'telegram'
  | 'changePassword'
  | 'deleteAccount'
  | 'resendConfirmation'
  | TwoStepsName;

export type FormName = 'login' | 'register' | 'accountRecovery' | 'recoverPassword' | ChangeName;

/** What was to happen along with a form and did not. */
export type ArrivalProblem = ApiFailure & {
  /** The tip that was not posted. */
  readonly tip?: {
    readonly matchUrl: string;
    readonly oddType: string;
    readonly sportType: number;
  };
};

/** Where a sent form leads. */
export interface Outcome {
  /** Address to go on to; empty = the form says the rest itself. */
  readonly address: string;
  readonly problems: readonly ArrivalProblem[];
  /** Tips posted along with it. */
  readonly posted: number;
  /** What was changed, for the page it leads to. */
  readonly notice?: string;
  /** What the form itself goes on with: forgotten once it is left. */
  readonly reply?: unknown;
}

/** One form of the account: what is sent is in no state, passwords least of all. */
export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'done'; readonly outcome: Outcome }
  | { readonly status: 'failed'; readonly failure: ApiFailure };

export type Submissions = Readonly<Partial<Record<FormName, Submission>>>;

/** Where a visitor who signs in comes from. */
export interface CameFrom {
  /** `?source=` of the page. */
  readonly source?: string;
  /** `?next=` of it. */
  readonly next?: string;
}

export const submitted = (
  form: FormName,
  body: Readonly<Record<string, unknown>>,
  { source = '', next = '' }: CameFrom = {},
) => ({ type: 'account/submitted', form, body, source, next, meta: { epic: true } }) as const;
export const submissionDone = (form: FormName, outcome: Outcome) =>
  ({ type: 'account/submissionDone', form, outcome }) as const;
export const submissionFailed = (form: FormName, failure: ApiFailure) =>
  ({ type: 'account/submissionFailed', form, failure }) as const;
/** The visitor leaves the form or gives the answer up. */
export const submissionLeft = (form: FormName) =>
  ({ type: 'account/submissionLeft', form, meta: { epic: true } }) as const;

export type SubmissionAction = ReturnType<
  typeof submitted | typeof submissionDone | typeof submissionFailed | typeof submissionLeft
>;

function next(action: SubmissionAction): Submission | undefined {
  switch (action.type) {
    case 'account/submitted':
      return { status: 'sending' };
    case 'account/submissionDone':
      return { status: 'done', outcome: action.outcome };
    case 'account/submissionFailed':
      return { status: 'failed', failure: action.failure };
    case 'account/submissionLeft':
      return { status: 'idle' };
    default:
      return undefined;
  }
}

export function submissions(state: Submissions = {}, given: { type: string }): Submissions {
  const action = given as SubmissionAction;
  const after = next(action);
  return after ? { ...state, [action.form]: after } : state;
}

const idle: Submission = { status: 'idle' };

export const selectSubmission =
  (form: FormName) =>
  (state: unknown): Submission =>
    (state as { accountForms?: Submissions }).accountForms?.[form] ?? idle;

/** What the page a form led to has to tell, until the visitor has left that page. */
export type Arrival = Outcome | undefined;

export const arrivalSeen = () => ({ type: 'account/arrivalSeen' }) as const;

export function arrivals(state: Arrival | null = null, given: { type: string }): Arrival | null {
  const action = given as SubmissionAction | ReturnType<typeof arrivalSeen>;
  if (action.type === 'account/arrivalSeen') return null;
  if (action.type !== 'account/submissionDone' || action.outcome.address === '') return state;
  return action.outcome;
}

export const selectArrival = (state: unknown): Arrival =>
  (state as { accountArrival?: Arrival | null }).accountArrival ?? undefined;
