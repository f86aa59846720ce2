import { createInterface } from 'node:readline';
import { startApiSportsServer } from './api-sports-server.ts';
import { aServedMatch, EPL } from './served-match.ts';

/**
 * For measurements: a provider with one match that is played now. Its first line of output is where
 * it answers; to each line `{"goals": 2}` it answers with when it first sent that score, in unix
 * milliseconds.
 */
const KEY = process.env['API_FOOTBALL_KEY'] ?? '';
const PLAYED_SECONDS = 20 * 60;
const NO_LIMIT = { day: 1e6, minute: 1e6 };

let goals = 0;
let onSent: (() => void) | undefined;

const match = aServedMatch({
  league: EPL,
  home: 'Northern Rovers',
  away: 'Southern Wanderers',
  startsAt: Math.floor(Date.now() / 1_000) - PLAYED_SECONDS,
  state: 'live',
  minute: PLAYED_SECONDS / 60,
});
Object.defineProperty(match, 'score', {
  get() {
    onSent?.();
    return [goals, 0];
  },
});

const server = await startApiSportsServer('football', KEY, [match], NO_LIMIT);
process.stdout.write(`${JSON.stringify({ root: server.root, home: match.home })}\n`);
for await (const line of createInterface({ input: process.stdin })) {
  ({ goals } = JSON.parse(line) as { goals: number });
  const sentAt = await new Promise<number>((resolve) => {
    onSent = () => resolve(Date.now());
  });
  onSent = undefined;
  process.stdout.write(`${JSON.stringify({ sentAt })}\n`);
}
