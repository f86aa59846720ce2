import type { RequestedAction } from '@tipmark/remote-kit';
import { analysisPage, reliabilityPage } from './analysis-loads.ts';

export const analysisRequest = (timestamp: number | undefined): RequestedAction =>
  analysisPage.requested({ query: timestamp === undefined ? {} : { timestamp } });

export const reliabilityRequest = (ofAllTime: boolean): RequestedAction =>
  reliabilityPage.requested({ query: ofAllTime ? { all: true } : {} });
