import type { UserTip, UserTips } from '@tipmark/contract';
import type { AnyLoadAction } from '@tipmark/remote-kit';
import { moreTipsLoad, pageProfileLoad, profileTipsLoad } from '../profile-loads.ts';

/** Tips added below those of a first page. */
export interface MoreTips {
  /** Which first page they belong to. */
  readonly of: string;
  readonly tips: readonly UserTip[];
  readonly lastTipId: number | null;
}

const none: MoreTips = { of: '', tips: [], lastTipId: null };

interface Wanted {
  readonly segments: { readonly userUrl: string };
  readonly query?: { readonly sport?: number; readonly state?: string };
}

/** Names the list a page of tips belongs to: the capper, sport and state. */
export function listOf({ segments, query = {} }: Wanted): string {
  return [segments.userUrl, query.sport ?? 0, query.state ?? ''].join(' ');
}

const OTHERS: readonly string[] = [pageProfileLoad.name, profileTipsLoad.name];

/** First page replaces, further ones are added. */
export function moreTips(state: MoreTips = none, given: { readonly type: string }): MoreTips {
  const action = given as AnyLoadAction;
  if (action.phase !== 'succeeded') return state;
  if (OTHERS.includes(action.load)) return none;
  if (action.load !== moreTipsLoad.name) return state;
  const list = listOf(JSON.parse(action.key) as Wanted);
  const { tips, lastTipId } = action.data as UserTips;
  const before = state.of === list ? state.tips : [];
  const known = new Set(before.map(({ tip }) => tip.id));
  const added = tips.filter(({ tip }) => !known.has(tip.id));
  return { of: list, tips: [...before, ...added], lastTipId };
}

export const selectMoreTips =
  (list: string) =>
  (state: unknown): MoreTips => {
    const { profileMoreTipsPages: stored = none } = state as {
      readonly profileMoreTipsPages?: MoreTips;
    };
    return stored.of === list ? stored : none;
  };
