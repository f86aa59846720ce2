import { removeWorker } from './remove-worker.ts';
import type { WorkerScope } from './worker-scope.ts';

removeWorker(self as unknown as WorkerScope);
