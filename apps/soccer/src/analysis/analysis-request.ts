import type { RequestedAction } from '@tipmark/remote-kit';
import { analysisPage } from './analysis-loads.ts';

export const analysisRequest = (timestamp: number | undefined): RequestedAction =>
  analysisPage.requested({ query: timestamp === undefined ? {} : { timestamp } });
