import type { MatchTip, TipReply } from '@tipmark/contract';
import type { Reducer } from '@tipmark/remote-kit/store';
import { type OwnTips, ownTipsReducer, tipWritten } from './own-tips.ts';

const none: readonly MatchTip[] = [];

export interface WrittenTip {
  readonly result: TipReply;
  readonly request: { readonly segments: { readonly matchUrl: string } };
}

/**
 * Tips the visitor posted or changed on pages of matches since the site was opened.
 * @param name key in the store
 */
export function createOwnTips(name: string) {
  const reducer = ownTipsReducer(name);
  return {
    name,
    reducer,
    slices: { [name]: reducer as Reducer },
    /** `onSuccess` of the commands that write a tip. */
    onWritten: ({ result: { tip }, request }: WrittenTip) =>
      tip ? [tipWritten(name, request.segments.matchUrl, tip)] : [],
    select:
      (matchUrl: string) =>
      (state: unknown): readonly MatchTip[] =>
        (state as Readonly<Record<string, OwnTips | undefined>>)[name]?.[matchUrl] ?? none,
  };
}

export type OwnMatchTips = ReturnType<typeof createOwnTips>;
