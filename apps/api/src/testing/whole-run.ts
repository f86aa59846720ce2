import type { Wake } from '../platform/jobs/job.ts';

/** One run of a job over everything; an error ends the test. */
export const wholeRun: Wake = {
  matchIds: [],
  isFull: true,
  onError(error) {
    throw error;
  },
  isStopped: () => false,
};
