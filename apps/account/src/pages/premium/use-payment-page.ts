import { useEffect } from 'react';

/** Opens the page of the acquirer as soon as its address is known. */
export function usePaymentPage(url: string | null | undefined): void {
  useEffect(() => {
    if (url) window.location.assign(url);
  }, [url]);
}
