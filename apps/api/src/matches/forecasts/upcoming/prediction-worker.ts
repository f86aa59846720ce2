import { parentPort, workerData } from 'node:worker_threads';
import type { HistoryRow } from '../history/history-queries.ts';
import { modelOf, type PredictedSport } from '../models/sport-models.ts';

export interface PredictionWork {
  readonly sport: PredictedSport;
  readonly wanted: readonly HistoryRow[];
  readonly known: readonly HistoryRow[];
  readonly madeAtSeconds: number;
}

const { sport, wanted, known, madeAtSeconds } = workerData as PredictionWork;
const walk = modelOf(sport).walker({ usesPastOdds: true });
parentPort?.postMessage(walk(wanted, known, madeAtSeconds));
