/** Processes of the site, in the order in which `docs/operations.md` has them replaced. */
export const PROCESSES = ['worker', 'api 1', 'api 2', 'shell 1', 'shell 2'] as const;

export type ProcessName = (typeof PROCESSES)[number];

/** Parts of the drill: load without a change before and after, and what is upgraded between. */
export const STEPS = ['before', ...PROCESSES, 'remotes', 'after'] as const;

export type Step = (typeof STEPS)[number];

/**
 * Requests that have to be answered before a step may end, so that each part of the upgrade gets
 * its share of the load.
 */
export function requestsUntilEndOf(step: Step, requests: number): number {
  return Math.ceil((requests * (STEPS.indexOf(step) + 1)) / STEPS.length);
}
