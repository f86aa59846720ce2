import { isLocalOnly } from './local-only-paths.ts';

it.each([
  '/metrics',
  '/health',
  '/health/live',
  '/dev/mail',
  '/purge-stream',
  '/feed/records',
  '/moderation/tips/7/hide-text',
  '/operations/backup',
  '/feed/records?x=1',
  '/METRICS',
  '//metrics',
  '/./metrics',
  '/x/../metrics',
  '/%6detrics',
  '/metrics/',
  '/metrics;a=b',
  '/x;a/../metrics',
  '/;a/metrics',
  '/%3Ba/metrics',
  '/x/..;a/metrics',
  '/metrics?a=b',
  '/feed%2frecords',
  '/%2e%2e/metrics',
  '/%zz',
  '\\metrics',
])('%s is local only', (address) => expect(isLocalOnly(address)).toBe(true));

it.each([
  '/',
  '/timezone',
  '/docs',
  '/docs/openapi.json',
  '/soccer/results/page?timestamp=1',
  '/feed/x',
])('%s is public', (address) => expect(isLocalOnly(address)).toBe(false));
