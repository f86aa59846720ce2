import { callOf, eventOddsHistoryCalls } from '@tipmark/contract';
import { SPORT, type SportName } from '@tipmark/domain';
import { createLoad } from '@tipmark/remote-kit';
import { createRowOdds } from '../parts/row-odds/create-row-odds.ts';
import type { SportPages } from '../parts/sport/sport-pages.ts';
import { createOwnTips } from '../parts/tips/own-match-tips.ts';

/** How a sport differs from others on all of its pages. */
export type SportDifferences = Omit<SportPages, 'namespace' | 'sport' | 'rowOdds'>;

/** What all pages of a sport share. The name is that of its calls, messages and remote. */
export function defineSport<Name extends SportName, const Own extends SportDifferences>(
  name: Name,
  own: Own,
) {
  const sport = SPORT[name];
  const rowOddsHistory = createLoad(`${name}RowOdds`, {
    request: callOf(eventOddsHistoryCalls, name),
    when: 'latest',
  });
  return {
    ...own,
    name,
    namespace: name,
    sport,
    /** Price histories of the open row of a list. */
    rowOddsHistory,
    rowOdds: createRowOdds({
      namespace: name,
      sport,
      matchRoute: own.routes.match,
      load: rowOddsHistory,
    }),
    /** Tips the visitor posted or changed on pages of matches since the site was opened. */
    ownTips: createOwnTips(`${name}OwnTips`),
  };
}

/** A sport with a remote of its own. */
export type DefinedSport = SportPages & ReturnType<typeof defineSport<SportName, SportDifferences>>;
