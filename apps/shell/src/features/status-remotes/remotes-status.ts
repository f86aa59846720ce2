/** A reason why the shell refuses a version: `damaged` = its files are not what was released. */
export type RefusalReason =
  | { readonly kind: 'contract'; readonly has: number; readonly needs: number }
  | { readonly kind: 'module'; readonly id: string }
  | { readonly kind: 'name'; readonly id: string; readonly name: string }
  | { readonly kind: 'damaged' };

export interface StagedVersion {
  readonly version: string;
  readonly atSeconds: number;
  readonly reasons: readonly RefusalReason[];
}

export interface RemoteStatus {
  readonly name: string;
  /** What runs; null = nothing of it. */
  readonly live: string | null;
  readonly contract: number | null;
  /** Since when it is live; null = unknown. */
  readonly sinceSeconds: number | null;
  /** When the released version was last checked against this shell. */
  readonly checkedAtSeconds: number | null;
  /** A released version that this shell refuses. */
  readonly refused: { readonly version: string; readonly reasons: readonly RefusalReason[] } | null;
  /** Errors of scripts on its pages since `errorsSince`; absent = none. */
  readonly errors?: number;
  /** Kilobytes of all its scripts, compressed; absent = unknown. */
  readonly scripts?: number;
  /** Not live, for testers; the latest first. */
  readonly staged: readonly StagedVersion[];
}

export interface PastRelease {
  readonly name: string;
  readonly version: string;
  readonly atSeconds: number;
  readonly kind: 'released' | 'rolledBack';
  /**
   * `withdrawn`: the next step went back to the version before it; `refused`: the shell does not
   * run it.
   */
  readonly state: 'live' | 'refused' | 'withdrawn' | 'replaced';
}

/** A build of the shell, and the running remotes that it refuses. */
export interface ShellFit {
  /** Null = unknown. */
  readonly build: string | null;
  /** The one that answers. */
  readonly isThis: boolean;
  readonly contract: number;
  readonly refused: readonly {
    readonly name: string;
    readonly reasons: readonly RefusalReason[];
  }[];
}

/** The public state of the remotes of this site. */
export interface RemotesStatus {
  /** The contract of the shell. */
  readonly contract: number;
  /** Testers may choose versions here. */
  readonly hasOverrides: boolean;
  readonly remotes: readonly RemoteStatus[];
  /** Of the last day, or since this server started; of the reports that it received itself. */
  readonly errorsSince: number;
  /** This one first, then those before it; empty where none of them is recorded. */
  readonly shells: readonly ShellFit[];
  /** The latest first. */
  readonly history: readonly PastRelease[];
}
