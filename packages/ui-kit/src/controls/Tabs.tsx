import { css } from '../style.ts';
import { MOBILE } from '../theme/breakpoints.ts';
import { font, gap, radius, weight } from '../theme/scales.ts';
import { ChoiceLink } from './ChoiceLink.tsx';

const tabs = css`
  display: flex;
  gap: 20px;
  padding: 0 16px;
  border-bottom: 1px solid var(--border);
  overflow: auto hidden;
  /* an early tab is in sight without scrolling: the first one stays whole */
  scroll-padding: 0 40%;
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
  a {
    min-height: 44px;
    display: inline-flex;
    align-items: center;
    gap: ${gap[6]};
    white-space: nowrap;
    font-weight: ${weight.medium};
    color: var(--text2);
    position: relative;
  }
  a:focus-visible { outline-offset: -2px; }
  a:hover { color: var(--text); }
  a[aria-current] { color: var(--text); font-weight: ${weight.strong}; scroll-initial-target: nearest; }
  a[aria-current]::after {
    content: "";
    position: absolute;
    inset: auto 0 0;
    height: 3px;
    border-radius: ${radius.badge} ${radius.badge} 0 0;
    background: var(--accent);
  }
  small {
    font-size: ${font.meta};
    line-height: 16px;
    font-weight: ${weight.medium};
    color: var(--text3);
    font-variant-numeric: tabular-nums;
  }
  i {
    width: 6px;
    height: 6px;
    border-radius: ${radius.round};
    background: var(--live);
  }
  ${MOBILE} { gap: 18px; padding: 0 var(--gutter); }
  @media (forced-colors: active) {
    a[aria-current]::after { background: Highlight; }
    i { background: CanvasText; }
  }
`;

export interface TabItem<Key extends string = string> {
  readonly key: Key;
  readonly href: string;
  readonly text: string;
  readonly count?: string | undefined;
  /** A dot in the colour of running matches. */
  readonly isLive?: boolean | undefined;
}

export interface TabsProps<Key extends string> {
  readonly label: string;
  readonly items: readonly TabItem<Key>[];
  readonly current: Key;
  readonly onChoose?: ((key: Key) => void) | undefined;
}

/** Parts of one page as links of their own; they scroll sideways where they do not fit. */
export const Tabs = <Key extends string>({ label, items, current, onChoose }: TabsProps<Key>) => (
  <nav className={tabs} aria-label={label}>
    {items.map(({ key, href, text, count, isLive }) => (
      <ChoiceLink
        key={key}
        href={href}
        isCurrent={key === current}
        onChoose={onChoose && (() => onChoose(key))}
      >
        {isLive && <i />}
        {text}
        {count !== undefined && <small>{count}</small>}
      </ChoiceLink>
    ))}
  </nav>
);
