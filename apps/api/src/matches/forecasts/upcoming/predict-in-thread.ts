import { Worker } from 'node:worker_threads';
import type { PredictionRow } from '../stored/prediction-row.ts';
import type { PredictionWork } from './prediction-worker.ts';

/**
 * Fits the model of a sport and predicts in a separate thread: years of results take seconds, and
 * page requests must not wait for that.
 * @throws when the thread fails, or `signal` aborts it
 */
export function predictInThread(
  work: PredictionWork,
  signal: AbortSignal,
): Promise<PredictionRow[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./prediction-worker.ts', import.meta.url), {
      workerData: work,
    });
    const end = () => void worker.terminate();
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      signal.removeEventListener('abort', end);
      reject(new Error(`the prediction thread ended with ${code}`));
    });
  });
}
