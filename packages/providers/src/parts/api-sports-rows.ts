import type { Sport } from '@tipmark/domain';
import { bookmakerName } from '../values/bookmaker-names.ts';
import type { Side } from '../values/side-by-name.ts';
import { keyOf, reach, textOf } from '../values/soft.ts';
import { teamNameIn } from '../values/team-marks.ts';
import type { Draft } from './draft.ts';

/** Ids of the two teams of a match. */
export type Sides = Readonly<Record<Side, string>>;

interface OfLeague {
  readonly source: string;
  readonly sport: Sport;
  readonly league: { readonly name: string; readonly countryCode: string };
}

/** Adds both teams of a row; undefined where one has no id or name. */
export function addTeams(
  draft: Draft,
  path: string,
  row: unknown,
  { source, sport, league }: OfLeague,
): Sides | undefined {
  const [home, away] = (['home', 'away'] as const).map((side) => {
    const key = keyOf(reach(row, 'teams', side, 'id'));
    const name = textOf(reach(row, 'teams', side, 'name'));
    if (key === undefined || name === undefined) return undefined;
    const isAdded = draft.add(`${path}.${side}`, {
      kind: 'team',
      source,
      key,
      sport,
      name: { en: teamNameIn(league.name, name) },
      countryCode: league.countryCode,
    });
    return isAdded ? key : undefined;
  });
  if (home !== undefined && away !== undefined && home !== away) return { home, away };
  return void draft.leave(path, 'a team has no id or name');
}

/** Adds the bookmaker of some prices. @returns its key */
export function addBookmaker(
  draft: Draft,
  path: string,
  bookmaker: unknown,
  source: string,
): string | undefined {
  const [key, name] = [keyOf(reach(bookmaker, 'id')), textOf(reach(bookmaker, 'name'), 80)];
  if (key === undefined || name === undefined)
    return void draft.leave(path, 'the bookmaker has no id or name');
  const record = { kind: 'bookmaker', source, key, name: bookmakerName(name) } as const;
  return draft.add(path, record) ? key : undefined;
}
