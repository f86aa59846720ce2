import { css, Icon } from '@tipmark/ui-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { moreBeyond, NOTHING_BEYOND } from './more-beyond.ts';

const FADE =
  'linear-gradient(90deg, #0000 var(--clear), #000 var(--fade) calc(100% - var(--fade)), #0000 calc(100% - var(--clear)))';
const FADE_BEFORE = 'linear-gradient(90deg, #0000 var(--clear), #000 var(--fade))';
const FADE_AFTER = 'linear-gradient(270deg, #0000 var(--clear), #000 var(--fade))';

const frame = css`
  position: relative;
  --clear: 8px;
  --fade: 44px;
  /* room for the arrows */
  @media (pointer: fine) { --clear: 22px; --fade: 60px; }
  /* as it is scrolled, with no script: fades at the end, at both sides, at the beginning */
  & > :first-child { mask-repeat: no-repeat; }
  @supports (animation-timeline: scroll()) and (mask-composite: intersect) {
    & > :first-child {
      mask-composite: add, intersect, add;
      /* nothing moves except by the visitor's scrolling, so it also applies with reduced motion */
      animation: scroll-row-before linear both, scroll-row-after linear both !important;
      animation-timeline: scroll(self inline) !important;
      /* a side fades by as much as is hidden there: a few pixels leave the first item readable */
      animation-range: 0px var(--fade), calc(100% - var(--fade)) 100% !important;
    }
  }
  @supports not ((animation-timeline: scroll()) and (mask-composite: intersect)) {
    &:has(> .before, > .after) > :first-child {
      mask-image: ${FADE}, linear-gradient(#000 0 0);
      mask-position: 0 0, 0 100%;
      mask-size: 100% 100%, 100% 1px;
    }
    &:not(:has(> .before)) > :first-child { mask-position: calc(-1 * var(--fade)) 0, 0 100%; }
    &:not(:has(> .before):has(> .after)) > :first-child { mask-size: calc(100% + var(--fade)) 100%, 100% 1px; }
  }
  @keyframes scroll-row-before {
    from { mask-position: 0 100%, calc(-1 * var(--fade)) 0, 0 0; }
    to { mask-position: 0 100%, 0 0, 0 0; }
    from, to { mask-image: linear-gradient(#000 0 0), ${FADE_BEFORE}, ${FADE_AFTER}; }
  }
  @keyframes scroll-row-after {
    from { mask-size: 100% 1px, calc(100% + var(--fade)) 100%, 100% 100%; }
    to { mask-size: 100% 1px, calc(100% + var(--fade)) 100%, calc(100% + var(--fade)) 100%; }
  }
  button {
    position: absolute;
    inset-block: 0 1px;
    width: 32px;
    display: grid;
    place-items: center;
    color: var(--text2);
  }
  button:hover { color: var(--text); }
  .before { left: 0; }
  .after { right: 0; }
  @media not (pointer: fine) { button { display: none; } }
  @media print { & > :first-child { animation: none; } button { display: none; } }
`;

/** Share of the width that an arrow scrolls by: the last item in sight stays in sight. */
const STEP = 0.7;

export interface ScrollRowProps {
  /** One element that scrolls sideways where it does not fit, such as `Tabs`. */
  readonly children: ReactNode;
}

/**
 * Shows that a row continues: it fades where there is more, and a mouse gets arrows. Keyboard and
 * screen reader users go through the row itself and never meet them.
 */
export function ScrollRow({ children }: ScrollRowProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState(NOTHING_BEYOND);
  useEffect(() => {
    const row = ref.current?.firstElementChild;
    if (!row) return;
    const update = () => {
      const now = moreBeyond(row);
      setMore((was) => (was.before === now.before && was.after === now.after ? was : now));
    };
    const around = row.parentElement;
    row.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    around?.addEventListener('pointerenter', update);
    update();
    return () => {
      row.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
      around?.removeEventListener('pointerenter', update);
    };
  }, []);

  const arrow = (side: 'before' | 'after') => (
    <button
      className={side}
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        const row = ref.current?.firstElementChild;
        const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
        row?.scrollBy({
          left: (side === 'after' ? STEP : -STEP) * row.clientWidth,
          behavior: isStill ? 'instant' : 'smooth',
        });
      }}
    >
      <Icon name={side === 'after' ? 'chevronRight' : 'chevronLeft'} />
    </button>
  );
  return (
    <div ref={ref} className={frame}>
      {children}
      {more.before && arrow('before')}
      {more.after && arrow('after')}
    </div>
  );
}
