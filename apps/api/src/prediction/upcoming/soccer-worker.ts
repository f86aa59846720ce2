import { parentPort, workerData } from 'node:worker_threads';
import {
  createSoccerModel,
  SOCCER_OPTIONS,
  type SoccerMatch,
  type SoccerResult,
  walkForward,
} from '@tipmark/prediction';
import { soccerModelName } from '../soccer-model-name.ts';
import { toPredictionRow } from '../stored/prediction-row.ts';

export type SoccerWork = {
  readonly results: readonly SoccerResult[];
  readonly matches: readonly SoccerMatch[];
  readonly madeAtSeconds: number;
};

const { results, matches, madeAtSeconds } = workerData as SoccerWork;
const origin = { model: soccerModelName(SOCCER_OPTIONS), madeAtSeconds };
const predictions = walkForward(createSoccerModel(), matches, results);
parentPort?.postMessage(predictions.map((prediction) => toPredictionRow(prediction, origin)));
