import type { Logger } from 'pino';

const REPORT_EVERY_MS = 2_000;

/** Reports how far a start is, so that whoever waits sees that it advances. */
export interface StartProgress {
  /** @param all undefined where it is not known beforehand */
  report(step: string, done: number, all?: number): void;
}

/** Log lines `starting` with the step and its share; `npm start` shows them in plain words. */
export function createStartProgress(
  logger: Pick<Logger, 'info'>,
  everyMs = REPORT_EVERY_MS,
): StartProgress {
  let reportedMs = Number.NEGATIVE_INFINITY;
  let reportedStep = '';
  return {
    report(step, done, all) {
      const isDue = step !== reportedStep || performance.now() - reportedMs >= everyMs;
      if (!isDue) return;
      reportedMs = performance.now();
      reportedStep = step;
      const share = all ? { all, percent: Math.floor((100 * done) / all) } : {};
      logger.info({ step, done, ...share }, 'starting');
    },
  };
}
