import { type LedgerSource, type VerifyOutcome, verifyRecord } from '@tipmark/domain';
import type { SenderOptions } from '../client/create-sender.ts';
import { siteCalls } from './site-calls.ts';

/**
 * The public calls of the site about the ledger, which its page that verifies in the browser reads:
 * both see the same answers.
 */
function sourceOf(url: string, capper: string, options: SenderOptions): LedgerSource {
  const read = siteCalls(url, options);
  const user = encodeURIComponent(capper);
  return {
    ofUser: (afterSeq) => read(`/ledger/${user}${afterSeq > 0 ? `?afterSeq=${afterSeq}` : ''}`),
    chainFrom: (seq) => read(`/ledger/chain/${seq}`),
    headOf: (date) => read(`/ledger/head/${date}`),
    async statistics() {
      const profile = await read<{ statistics: never }>(`/page-profile/${user}`);
      return profile.statistics;
    },
  };
}

export interface Verified {
  readonly isValid: boolean;
  readonly text: string;
}

function reportOf(capper: string, outcome: VerifyOutcome): Verified {
  if ('isUnsupported' in outcome) {
    return { isValid: false, text: 'this version of Node cannot check Ed25519 signatures\n' };
  }
  if ('fault' in outcome) {
    const where = outcome.seq === 0 ? '' : ` at entry ${outcome.seq}`;
    return { isValid: false, text: `${capper}: NOT VALID, ${outcome.fault}${where}\n` };
  }
  const { entries, links, heads, headSeq, headHash, publicKey } = outcome.record;
  const lines = [
    `${capper}: valid`,
    `entries ${entries}, links of the chain ${links}, signed heads ${heads}`,
    `head ${headSeq} ${headHash}`,
    `key ${publicKey}`,
  ];
  return { isValid: true, text: `${lines.join('\n')}\n` };
}

/** Recomputes the record of a capper with the code of the page that verifies in the browser. */
export async function verifyCapper(
  url: string,
  capper: string,
  options: SenderOptions,
): Promise<Verified> {
  const outcome = await verifyRecord(sourceOf(url, capper, options), () => {});
  return reportOf(capper, outcome);
}
