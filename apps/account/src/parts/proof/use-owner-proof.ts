import type { accountProof, accountReauth, ReplyOf, RequestOf } from '@tipmark/contract';
import type { ApiFailure, HostState, Translate } from '@tipmark/remote-kit';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import type { FormValues } from '@tipmark/ui-kit/forms';
import { fieldChecks } from '../forms/field-checks.ts';
import { useSentPlainly } from '../forms/use-sent-plainly.ts';
import { proofLoad } from './proof-loads.ts';

type ProofWays = ReplyOf<typeof accountProof>;
type Edit = NonNullable<NonNullable<RequestOf<typeof accountReauth>['body']>['edit']>;

/** Until the answer is there, and where it failed: what most accounts have. */
const USUAL: ProofWays = {
  hasPassword: true,
  canMail: false,
  canSignInAgain: false,
  isFresh: false,
  needsCode: false,
};

export interface OwnerProof {
  /** The settings that the mailed link opens. */
  readonly edit: Edit;
  readonly ways: ProofWays;
  /** Of the mailed link that was opened; empty without one. */
  readonly authHash: string;
  readonly asksPassword: boolean;
  readonly asksCode: boolean;
  /** Neither a password nor a link: the owner has to get one of them first. */
  readonly isStuck: boolean;
  /** Fields to check before anything is sent. */
  readonly checks: Readonly<Record<string, (value: string, t: Translate) => string | undefined>>;
  readonly labels: Readonly<Record<string, string>>;
  bodyOf(values: FormValues): { password?: string; authHash?: string; code?: string };
}

/** Which proof a form has to ask of the owner, from the account and the last refusal. */
export function useOwnerProof(
  edit: Edit,
  t: Translate,
  error: Pick<ApiFailure, 'details'> | undefined,
): OwnerProof {
  const load = useSelector((state: HostState) => proofLoad.select(state));
  const ways = load.data ?? USUAL;
  const [search] = useSearchParams();
  const { wrong } = useSentPlainly();
  const refused = new Set([...Object.keys(error?.details ?? {}), ...wrong]);
  const authHash = refused.has('authHash') ? '' : (search.get('authHash') ?? '');
  // a session that was fresh may have aged meanwhile
  const isFresh = ways.isFresh && !refused.has('password') && !refused.has('signIn');
  const asksPassword = ways.hasPassword && authHash === '' && !isFresh;
  const asksCode = ways.needsCode || refused.has('code');
  return {
    edit,
    ways,
    authHash,
    asksPassword,
    asksCode,
    isStuck: !ways.hasPassword && authHash === '' && !isFresh,
    checks: {
      ...(asksPassword && { password: fieldChecks.present }),
      ...(asksCode && { code: fieldChecks.present }),
    },
    labels: { password: t('form.password'), code: t('form.code') },
    bodyOf: ({ password, code }) => ({
      ...(asksPassword && password && { password }),
      ...(authHash !== '' && { authHash }),
      ...(asksCode && code && { code }),
    }),
  };
}
