import { useEffect, useState } from 'react';
import type { TipDrawerProps } from './tip-drawer-props.ts';
import { withLivePrices } from './tip-menu.ts';

/** How long the site line may go without a refresh. */
const REFRESH_MS = 31_000;

/** The menu of outcomes, loaded when the drawer opens and then from time to time. */
export function useMaker(
  { match, maker, livePrices, onMakerRequest }: TipDrawerProps,
  oddType: string | undefined,
) {
  const data = maker.data?.link === match.link ? maker.data : undefined;
  const [arrival, setArrival] = useState({ data, prices: livePrices });
  if (arrival.data !== data) setArrival({ data, prices: livePrices });

  useEffect(() => {
    onMakerRequest(oddType);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onMakerRequest(oddType);
    }, REFRESH_MS);
    return () => clearInterval(timer);
    // a choice sends its own request; the timer continues with the newest choice
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- onMakerRequest changes with every render
  }, [match.link, oddType]);

  return {
    menu: data && withLivePrices(data, arrival.prices, livePrices),
    /** The reasons for the chosen outcome, once loaded. */
    chosen: data?.chosen?.odd_type === oddType ? data?.chosen : undefined,
    error: maker.status === 'failed' ? maker.error : undefined,
    receivedAt: maker.receivedAt,
  };
}
