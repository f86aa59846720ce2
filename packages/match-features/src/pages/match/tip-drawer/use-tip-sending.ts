import { useEffect, useState } from 'react';
import {
  addPendingTip,
  type CacheEntry,
  newWriteKey,
  storePendingMatch,
} from '../../../parts/tips/pending/index.ts';
import type { TipDraft, TipDrawerProps } from './tip-drawer-props.ts';
import type { TipStanding } from './tip-standing.ts';

interface Sent {
  readonly text: string;
  readonly idempotencyKey: string;
  readonly oddType: string;
}

/**
 * Sends a draft: to the server, or for a guest into this browser, where it is stored until they
 * sign in.
 */
export function useTipSending({ match, write, memory, onWrite, onForget }: TipDrawerProps) {
  const [sent, setSent] = useState<Sent>();
  const [stored, setSavedTip] = useState<CacheEntry>();
  const receipt = write.status === 'succeeded' ? write.result.tip : undefined;
  const isDone = receipt !== undefined || stored === 'stored';
  useEffect(() => {
    if (isDone) memory.keep(undefined);
  }, [isDone, memory]);

  function retain({ stake, description }: TipDraft, oddType: string, oddValue: number): void {
    const { link: matchUrl, sport: sportType, teams, startsAt } = match;
    storePendingMatch(matchUrl, { teams, startsAt });
    setSavedTip(addPendingTip({ matchUrl, oddType, oddValue, description, stake, sportType }));
  }

  function send(
    { stake, description, contestSeasonId }: TipDraft,
    oddType: string,
    price: number | undefined,
    { areTermsNew, mayDelay, isDelayed, mayEnterContest }: TipStanding,
  ): void {
    const body = {
      odd_type: oddType,
      ...(areTermsNew && price !== undefined && { odd_value: price }),
      stake,
      description,
      ...(mayDelay && { isDelayed }),
      ...(mayEnterContest && contestSeasonId !== undefined && { contestSeasonId }),
    };
    const text = JSON.stringify(body);
    // the same tip sent again, after a lost reply, is the same write
    const idempotencyKey = sent?.text === text ? sent.idempotencyKey : newWriteKey();
    setSent({ text, idempotencyKey, oddType });
    onWrite({ body, idempotencyKey });
  }

  return {
    sentType: sent?.oddType,
    receipt,
    stored,
    keep: retain,
    send,
    /** As if nothing had been sent. */
    forget: () => {
      setSent(undefined);
      setSavedTip(undefined);
      memory.keep(undefined);
      onForget();
    },
  };
}
