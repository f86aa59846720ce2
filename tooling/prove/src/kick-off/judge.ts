import type { Answer } from '../site/api-client.ts';

/** A post or an edit of a tip near the start of its match. */
export interface Attempt {
  readonly what: 'post' | 'edit';
  readonly matchId: number;
  readonly answer: Pick<Answer, 'status' | 'error' | 'sentMs' | 'answeredMs'>;
}

/** What became of an attempt. */
export type Verdict = 'in time' | 'refused' | 'busy' | 'late' | 'refused early' | 'failed';

/**
 * What was sent after the start must be refused, what was answered before it accepted; of the rest
 * the server's clock decides.
 */
export function judge({ answer }: Attempt, startMs: number): Verdict {
  const { status, error, sentMs, answeredMs } = answer;
  if (status === 200 && error === undefined) return sentMs >= startMs ? 'late' : 'in time';
  if (status === 503) return 'busy';
  if (error?.code !== 'match_started') return 'failed';
  return answeredMs < startMs ? 'refused early' : 'refused';
}
