import { expect } from 'playwright/test';

/** Bookmakers are measured over ninety days: the first visit may take longer than a page waits. */
export const untilMeasured = ({ url }: { readonly url: string }): Promise<void> =>
  expect.poll(async () => (await fetch(`${url}/bookmakers`)).status, { timeout: 90_000 }).toBe(200);
