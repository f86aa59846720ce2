// Preloaded into every supervised process: when the supervisor is killed without a warning, the
// process exits by itself instead of blocking ports and data.
import { isMainThread } from 'node:worker_threads';

const CHECK_MS = 500;
const KILL_AFTER_CHECKS = 10;
const parent = process.ppid;

if (isMainThread) {
  let orphanedChecks = 0;
  setInterval(() => {
    if (process.ppid === parent) return;
    orphanedChecks += 1;
    if (orphanedChecks === 1) process.kill(process.pid, 'SIGTERM');
    if (orphanedChecks === KILL_AFTER_CHECKS) process.kill(process.pid, 'SIGKILL');
  }, CHECK_MS).unref();
}
