import { startWorker } from './start-worker.ts';
import type { WorkerScope } from './worker-scope.ts';

startWorker(self as unknown as WorkerScope);
