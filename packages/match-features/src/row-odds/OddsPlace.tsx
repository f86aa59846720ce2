import { matchPath } from '@tipmark/route-builder';
import { css, isPlainClick, ProgressLine } from '@tipmark/ui-kit';
import {
  type ComponentType,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { PricedRow, RowOdds, RowOddsProps } from './row-odds.ts';

const waiting = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 300;
`;

interface OddsPlaceProps extends Pick<RowOdds, 'bring'> {
  readonly list: RefObject<HTMLElement | null>;
  /** The row whose prices lead to an address; a row that is gone has none. */
  readonly rowOf: (href: string) => PricedRow | undefined;
  readonly loadingLabel: string;
}

const pricesUnder = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a.p') : null;

/**
 * Opens the prices of a list's rows: links that need no render and no listener of their own. What
 * opens comes with the first click; without it they lead to the history of the prices.
 */
export const OddsPlace = ({ list, bring, rowOf, loadingLabel }: OddsPlaceProps) => {
  const [anchor, setAnchor] = useState<HTMLAnchorElement>();
  const [Part, setPart] = useState<ComponentType<RowOddsProps>>();
  const isLost = useRef(false);

  const press = useEffectEvent((event: MouseEvent) => {
    const link = pricesUnder(event);
    if (!link || isLost.current || !isPlainClick(event)) return;
    event.preventDefault();
    setAnchor(link === anchor ? undefined : link);
    if (Part) return;
    bring().then(
      (brought) => setPart(() => brought),
      () => {
        setAnchor(undefined);
        isLost.current = true;
        link.click();
        isLost.current = false;
      },
    );
  });
  useEffect(() => {
    const element = list.current;
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [list]);

  const row = anchor && rowOf(anchor.getAttribute('href') ?? '');
  const { matchUrl } = (row && matchPath(anchor.pathname)?.params) ?? {};
  if (!row || matchUrl === undefined) return null;
  if (!Part) {
    return (
      <div className={waiting}>
        <ProgressLine label={loadingLabel} />
      </div>
    );
  }
  return (
    <Part
      key={matchUrl}
      anchor={anchor}
      matchUrl={matchUrl}
      title={`${row.home.name} – ${row.away.name}`}
      prices={row.prices?.label ?? ''}
      isTippable={row.lists.includes('scheduled')}
      onClose={() => setAnchor(undefined)}
    />
  );
};
