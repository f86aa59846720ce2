import { useEffect, useRef } from 'react';

const FIRST_MS = 4000;
const LONGEST_MS = 60_000;

/** Later each time, and up to half as much on top: not everybody returns at the same moment. */
const delayOf = (attempt: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt) * (1 + Math.random() / 2);

/**
 * Tries again by itself while a problem lasts.
 * @param problem another object after each failure; undefined = nothing is retried
 */
export function useRetries(problem: object | undefined, onRetry: () => void): void {
  const attempt = useRef(0);
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  useEffect(() => {
    if (problem === undefined) return undefined;
    const timer = setTimeout(() => {
      attempt.current += 1;
      retry.current();
    }, delayOf(attempt.current));
    return () => clearTimeout(timer);
  }, [problem]);
}
