import { breadcrumbs } from '@tipmark/match-features/linked-data';
import type { Screen } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { readRefereeView, refereeAddress } from './referee-address.ts';
import { refereePage } from './referee-loads.ts';

/** The breadcrumbs of a referee. */
export const refereeLinkedData: NonNullable<Screen['linkedData']> = (
  state,
  { locale },
  absolute,
) => {
  const page = refereePage.select(state).data;
  if (!page) return [];
  const { name, countryName, link } = page.referee;
  return [
    breadcrumbs(
      [
        { name: countryName, path: href('referees', {}, { locale }) },
        { name, path: refereeAddress(link, readRefereeView(new URLSearchParams()), locale) },
      ],
      absolute,
    ),
  ];
};
