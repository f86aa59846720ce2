import { css, isPlainClick, ProgressLine } from '@tipmark/ui-kit';
import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { RowOdds, RowOddsProps } from './row-odds.ts';

const waiting = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 300;
`;

interface OddsSlotProps extends RowOdds, Pick<RowOddsProps, 'rowOf'> {
  readonly list: RefObject<HTMLElement | null>;
  readonly loadingLabel: string;
}

/**
 * Opens the prices of a list's rows: links that need no render and no listener of their own. The
 * sheet is loaded with the first click; if that fails, they lead to the history of the prices.
 */
export const OddsSlot = ({ list, loadPart, rowOf, loadingLabel }: OddsSlotProps) => {
  const [anchor, setAnchor] = useState<HTMLAnchorElement>();
  const [Part, setPart] = useState<ComponentType<RowOddsProps>>();

  useEffect(() => {
    let isLost = false;
    const element = list.current;
    const press = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a.p');
      if (!link || isLost || !isPlainClick(event)) return;
      event.preventDefault();
      setAnchor((open) => (open === link ? undefined : link));
      loadPart().then(
        (loaded) => setPart(() => loaded),
        () => {
          setAnchor(undefined);
          isLost = true;
          link.click();
          isLost = false;
        },
      );
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [list, loadPart]);

  if (!anchor) return null;
  return Part ? (
    <Part anchor={anchor} rowOf={rowOf} onClose={() => setAnchor(undefined)} />
  ) : (
    <div className={waiting}>
      <ProgressLine label={loadingLabel} />
    </div>
  );
};
