import path from 'node:path';
import type { LaunchOptions } from 'playwright';

/** How tests and benchmarks start their browser: `PW_CHROMIUM`, else Playwright's own. */
export const launchOptions: LaunchOptions = {
  ...(process.env['PW_CHROMIUM']
    ? { executablePath: path.join(import.meta.dirname, 'without-popups.sh') }
    : {}),
  args: ['--disable-gpu', '--disable-quic'],
};
