import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { useEffect, useRef, useState } from 'react';

/** Takes no space: it marks the end of the score above it. */
const markClass = css`
  height: 0;
  display: none;
  ${MOBILE} { display: block; }
`;

const bar = css`
  @keyframes score-in { from { transform: translateY(-100%); } }
  position: fixed;
  inset: 0 0 auto;
  z-index: 90;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr) auto;
  gap: ${gap[10]};
  align-items: center;
  height: 44px;
  padding: 0 var(--gutter);
  background: var(--surface);
  border-bottom: 1px solid var(--border);
  font-size: ${font.body};
  line-height: 20px;
  font-weight: ${weight.strong};
  animation: score-in .2s ease-out;
  > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > span:first-child { text-align: right; }
  > b { font-weight: ${weight.bold}; white-space: nowrap; font-variant-numeric: tabular-nums; }
  > small { font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); white-space: nowrap; }
  > small[data-tone=live] { color: var(--live); }
  @media print { display: none; }
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;

export interface StickyScoreProps {
  readonly home: string;
  readonly away: string;
  /** `2:1`, or the time of a match that has no score yet. */
  readonly score: string;
  readonly state: { readonly text: string; readonly tone: string };
}

/**
 * On a phone: both names and the score at the top of the screen once the head of the match has been
 * scrolled away. It repeats the head, so it is hidden from screen readers.
 */
export function StickyScore({ home, away, score, state }: StickyScoreProps) {
  const mark = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setShown(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={mark} className={markClass} aria-hidden="true">
      {isShown && (
        <div className={bar}>
          <span>{home}</span>
          <b>{score}</b>
          <span>{away}</span>
          <small data-tone={state.tone}>{state.text}</small>
        </div>
      )}
    </div>
  );
}
