import { css, cx, DESKTOP, Icon, inPlace, MOBILE, VisuallyHidden } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '../theme/scales.ts';
import { PriceMovement, type PriceMovementProps } from './PriceMovement.tsx';

const strip = css`
  display: flex;
  overflow: auto hidden;
  scrollbar-width: none;
  border: 1px solid var(--border);
  border-radius: ${radius.card};
  &::-webkit-scrollbar { display: none; }
  @media print { flex-wrap: wrap; }
  li { position: relative; flex: 1 0 auto; min-width: 8.25rem; }
  li + li { border-left: 1px solid var(--hair); }
  .way { display: grid; gap: ${gap[2]}; padding: 8px 12px; height: 100%; }
  .add { position: absolute; right: 4px; bottom: 4px; width: 32px; height: 32px; display: grid; place-items: center; border-radius: ${radius.field}; color: var(--accent); }
  .add::after { content: ""; position: absolute; inset: -8px -4px -4px -8px; }
  a:hover { background: var(--hover); }
  a:focus-visible { outline-offset: -2px; border-radius: ${radius.card}; }
  .k { display: flex; justify-content: space-between; gap: ${gap[8]}; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text2); white-space: nowrap; }
  s { color: var(--text3); }
  [data-won] { border-radius: ${radius.card}; box-shadow: inset 0 0 0 2px var(--text); }
  .p { display: flex; align-items: center; justify-content: space-between; gap: ${gap[8]}; }
  em { display: inline-flex; align-items: center; gap: ${gap[2]}; font-style: normal; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.strong}; white-space: nowrap; }
  b { font-size: ${font.large}; line-height: 22px; font-weight: ${weight.bold}; font-variant-numeric: tabular-nums; }
  small { font-size: ${font.micro}; line-height: 14px; font-weight: ${weight.medium}; color: var(--text3); white-space: nowrap; font-variant-numeric: tabular-nums; }
  ${MOBILE} { border-radius: 0; border-left: 0; border-right: 0; margin: 0 calc(-1 * var(--gutter)); }
`;

/** So many fit on a wide screen with their notes on one line. */
const MOST_ON_ONE_LINE = 5;

/** Of more: equal columns on a wide screen. A strip without it has none of its style. */
const columns = css`
  ${DESKTOP} {
    display: grid;
    grid: auto / auto-flow minmax(0, 1fr);
    li { min-width: 0; }
    .way { align-content: start; }
    .k, .p { flex-wrap: wrap; gap: 0 ${gap[6]}; }
    .k, small { white-space: normal; text-wrap: balance; }
  }
`;

export interface OddsStripItemView {
  readonly key: string;
  /** Where its history is. */
  readonly href: string;
  readonly title: string;
  /** `1.45`, `–`. */
  readonly current: string;
  /** Label of a suspended price: `suspended`; the last price is shown. */
  readonly suspended?: string | undefined;
  readonly movement?: PriceMovementProps | undefined;
  /** Label of an outcome that came true: `won`. */
  readonly won?: string | undefined;
  /** `first 1.89, closing 1.79`. */
  readonly note: string;
  /** A tip on it: its link and label. */
  readonly tip?: { readonly href: string; readonly label: string } | undefined;
}

export interface OddsStripProps {
  readonly label: string;
  readonly items: readonly OddsStripItemView[];
  /** Instead of following the link of a tip. */
  readonly onTip?: ((key: string) => void) | undefined;
}

/**
 * The main prices of a match, each a link to its history. Many are in equal columns on a wide
 * screen, where notes wrap, and are scrolled sideways on a narrow one.
 */
export const OddsStrip = ({ label, items, onTip }: OddsStripProps) => (
  <ul className={cx(strip, items.length > MOST_ON_ONE_LINE && columns)} aria-label={label}>
    {items.map(({ key, href, title, current, suspended, movement, won, note, tip }) => (
      <li key={key} data-won={won === undefined ? undefined : ''}>
        <a className="way" href={href}>
          <span className="k">
            {title} {movement && <PriceMovement {...movement} />}
          </span>{' '}
          <span className="p">
            <b>
              {suspended === undefined ? current : <s>{current}</s>}
              {suspended !== undefined && <VisuallyHidden>{`, ${suspended}`}</VisuallyHidden>}
            </b>{' '}
            {won !== undefined && (
              <em>
                <Icon name="check" size={16} /> {won}
              </em>
            )}
          </span>{' '}
          <small>{note}</small>
        </a>
        {tip && (
          <a
            className="add"
            href={tip.href}
            aria-label={tip.label}
            title={tip.label}
            onClick={inPlace(onTip && (() => onTip(key)))}
          >
            <Icon name="plus" />
          </a>
        )}
      </li>
    ))}
  </ul>
);
