import { css, Icon, inPlace, MOBILE, VisuallyHidden } from '@tipmark/ui-kit';
import { PriceMovement, type PriceMovementProps } from './PriceMovement.tsx';

const strip = css`
  display: flex;
  overflow: auto hidden;
  scrollbar-width: none;
  border: 1px solid var(--border);
  border-radius: 10px;
  &::-webkit-scrollbar { display: none; }
  @media print { flex-wrap: wrap; }
  li { position: relative; flex: 1 0 auto; min-width: 8.25rem; }
  li + li { border-left: 1px solid var(--hair); }
  .way { display: grid; gap: 2px; padding: 8px 12px; height: 100%; }
  .add { position: absolute; right: 4px; bottom: 4px; width: 32px; height: 32px; display: grid; place-items: center; border-radius: 6px; color: var(--accent); }
  .add::after { content: ""; position: absolute; inset: -8px -4px -4px -8px; }
  a:hover { background: var(--hover); }
  a:focus-visible { outline-offset: -2px; border-radius: 10px; }
  .k { display: flex; justify-content: space-between; gap: 8px; font-size: 12px; line-height: 16px; font-weight: 500; color: var(--text2); white-space: nowrap; }
  s { color: var(--text3); }
  [data-won] { border-radius: 9px; box-shadow: inset 0 0 0 2px var(--text); }
  .p { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
  em { display: inline-flex; align-items: center; gap: 3px; font-style: normal; font-size: 12px; line-height: 16px; font-weight: 600; white-space: nowrap; }
  b { font-size: 17px; line-height: 22px; font-weight: 650; font-variant-numeric: tabular-nums; }
  small { font-size: 11px; line-height: 14px; font-weight: 500; color: var(--text3); white-space: nowrap; font-variant-numeric: tabular-nums; }
  ${MOBILE} { border-radius: 0; border-left: 0; border-right: 0; margin: 0 calc(-1 * var(--gutter)); }
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
 * The main prices of a match, each a link to its history; they scroll sideways where they do not
 * fit.
 */
export const OddsStrip = ({ label, items, onTip }: OddsStripProps) => (
  <ul className={strip} aria-label={label}>
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
