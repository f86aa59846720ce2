import { defineScreen, type Screen, type ScreenHead, type Visit } from '@tipmark/remote-kit';
import { formatDayAndMonth } from '@tipmark/remote-kit/i18n';
import type { Reducer } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { dateOf, noonOf } from '../../parts/days/chosen-day.ts';
import { createKnownDays } from './list/results-day.ts';
import { ResultsScreen } from './ResultsScreen.tsx';
import type { ResultsFeature, ResultsOptions } from './results-feature.ts';
import { createResultsSlice } from './results-slice.ts';
import { readView } from './results-view.ts';

export interface ResultsParts {
  readonly screens: readonly Screen[];
  readonly slices: Readonly<Record<string, Reducer>>;
}

/**
 * A results page: matches of a day under their leagues, with tabs, filters and odds. Every decision
 * of a sport is an option; the result goes into the sport's own `defineFeature`.
 */
export function createResults(options: ResultsOptions): ResultsParts {
  const { name, load, routes } = options;
  const slice = createResultsSlice(name, load);
  const feature: ResultsFeature = { ...options, slice, knownDays: createKnownDays() };
  const Component = () => <ResultsScreen feature={feature} />;

  return {
    slices: { [name]: slice.reducer },
    screens: [
      defineScreen({
        route: routes.results,
        loads: ({ search, timeZone }) => {
          const { timestamp } = readView(search, timeZone);
          return [load.requested({ query: timestamp === undefined ? {} : { timestamp } })];
        },
        Component,
        ...(options.asideLoads && { furtherLoads: options.asideLoads }),
        ...(options.live && { live: options.live }),
        head: (state, visit, t) =>
          headOf(load.select(state).data?.timestamp, visit, t, routes.results),
      }),
    ],
  };
}

type HeadArguments = [
  shownDay: number | undefined,
  visit: Visit,
  translate: Parameters<Screen['head']>[2],
  route: ResultsOptions['routes']['results'],
];

/**
 * Choices of the view are not pages of their own: a day has one address, today has no day in it.
 */
function headOf(...[shownDay, visit, t, route]: HeadArguments): ScreenHead {
  const { locale, timeZone, nowSeconds, search } = visit;
  const seconds = shownDay ?? readView(search, timeZone).timestamp ?? nowSeconds;
  const isToday = dateOf(seconds, timeZone) === dateOf(nowSeconds, timeZone);
  const date = `${formatDayAndMonth(seconds, locale, timeZone)} ${dateOf(seconds, timeZone).slice(0, 4)}`;
  return {
    title: t('results.headTitle', { date }),
    description: t('results.description', { date }),
    canonical: href(route, isToday ? {} : { timestamp: noonOf(seconds, timeZone) }, { locale }),
  };
}
