import type { OddsHistory } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import type { RouteName } from '@tipmark/route-builder';
import type { ComponentType } from 'react';
import type { PageLoad } from '../page/page-load.ts';
import type { RowOdds, RowOddsProps } from './row-odds.ts';

export interface RowOddsOptions {
  /** Messages of the remote. */
  readonly namespace: string;
  readonly sport: Sport;
  readonly matchRoute: RouteName;
  /** How the prices of the row that is open moved. */
  readonly load: PageLoad<
    { readonly segments: { readonly matchUrl: string; readonly market: string } },
    OddsHistory
  >;
}

/**
 * The prices of a row of matches: their history without scripts, a sheet over the list with them.
 * Its load belongs to a feature that exists from the start.
 */
export function createRowOdds(options: RowOddsOptions): RowOdds {
  let part: Promise<ComponentType<RowOddsProps>> | undefined;
  const loadPart = async () => {
    const { createRowOddsPart } = await import(
      /* webpackChunkName: "match" */ './create-row-odds-part.tsx'
    );
    return createRowOddsPart(options);
  };
  return {
    search: '?tab=odds',
    loadPart: () => {
      part ??= loadPart();
      part.catch(() => {
        part = undefined;
      });
      return part;
    },
  };
}
