// For the live part of a screen, which is a chunk of its own.
export { type ChangedMatches, changedMatches, type MatchNews } from './changed-matches.ts';
export { type EventLiveOptions, eventLive, type LivePart } from './event-live.ts';
export { type MainPageLiveOptions, mainPageLive } from './main-page-live.ts';
export { type ResultsLiveOptions, resultsLive } from './results-live.ts';
export { rowMark } from './row-marks.ts';
