import type { TennisEventPage } from '@tipmark/contract';
import { useSelector } from '@tipmark/remote-kit/store';
import { eventPage } from './match-loads.ts';

/** The head of the match with its tennis-only fields. */
export const useTennisPage = (): TennisEventPage | undefined => useSelector(eventPage.select).data;
