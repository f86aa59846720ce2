import type { MatchTip, TipBody, TipMaker, TipReply } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import type { CommandState, LoadState, Translate } from '@tipmark/remote-kit';
import type { Reader } from '../../../parts/page/reader.ts';
import type { TipIntent } from '../../../parts/tips/tip-intent.ts';
import type { LivePrices } from './tip-menu.ts';

/** The visitor's entries so far. */
export interface TipDraft {
  readonly oddType: string | undefined;
  /** The price they saw when they chose it, decimal. */
  readonly seen: number | undefined;
  /** Percent of the bank. */
  readonly stake: number;
  readonly description: string;
  /** Shown to everybody only before the start; absent = the visitor's own setting. */
  readonly isDelayed?: boolean;
  /** The month of a contest in which the tip is to count. */
  readonly contestSeasonId?: number | undefined;
}

/** A draft that outlives the drawer while the page of the match is open. */
export interface DraftMemory {
  readonly recall: () => TipDraft | undefined;
  readonly keep: (draft: TipDraft | undefined) => void;
}

export interface TipWrite {
  readonly body: TipBody;
  readonly idempotencyKey: string;
}

export interface TipDrawerProps {
  readonly reader: Reader;
  /** Translate function of the drawer's messages. */
  readonly translate: Translate;
  readonly match: {
    readonly link: string;
    readonly sport: Sport;
    readonly teams: string;
    readonly startsAt: number;
    readonly isTimeKnown?: boolean;
    readonly isDayKnown?: false | undefined;
    /** Only scheduled. */
    readonly isOpen: boolean;
  };
  /** The page's clock. */
  readonly pageSeconds: number;
  readonly intent: TipIntent;
  /** The tip to change. */
  readonly tip: MatchTip | undefined;
  /** This visitor's tips on the match. */
  readonly ownTips: readonly MatchTip[];
  readonly visitor: {
    readonly isSignedIn: boolean;
    readonly url: string;
    /** Units; undefined while unknown. */
    readonly bank?: number | undefined;
    /** Some contests are for subscribers. */
    readonly hasSubscription?: boolean | undefined;
    /**
     * For a premium capper, whether their tips are delayed until the start; undefined for everybody
     * else.
     */
    readonly delaysTips?: boolean | undefined;
  };
  readonly maker: LoadState<TipMaker>;
  readonly write: CommandState<TipReply>;
  readonly livePrices: LivePrices;
  readonly memory: DraftMemory;
  /** Requests the menu and, with an outcome, the reasons for it. */
  readonly onMakerRequest: (oddType: string | undefined) => void;
  readonly onWrite: (write: TipWrite) => void;
  /** Clears the result of the last write. */
  readonly onForget: () => void;
  readonly onClose: () => void;
}
