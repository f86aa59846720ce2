import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** The page's clock second by second; `pageSeconds` is updated less often. */
export function usePageClock(pageSeconds: number): number {
  const [elapsed, setElapsed] = useState({ since: pageSeconds, seconds: 0 });
  useEffect(() => {
    const from = performance.now();
    const timer = setInterval(() => {
      const seconds = Math.floor((performance.now() - from) / SECOND_MS);
      setElapsed({ since: pageSeconds, seconds });
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [pageSeconds]);
  return elapsed.since === pageSeconds ? pageSeconds + elapsed.seconds : pageSeconds;
}
