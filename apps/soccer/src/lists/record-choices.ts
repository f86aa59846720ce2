import type { CountOfMatches } from '@tipmark/domain';
import type { FilterChoice, Reader } from '@tipmark/match-features';
import { countOfMatchesChoice } from './choice-of.ts';

interface RecordView {
  readonly countOfMatches: CountOfMatches;
  readonly leagueId: number;
}

/** How many of the last matches a record is made of. */
export const lastMatchesChoice = (
  view: RecordView,
  atFirst: RecordView,
  reader: Pick<Reader, 't'>,
): FilterChoice => ({
  ...countOfMatchesChoice(view.countOfMatches, reader),
  otherwise: String(atFirst.countOfMatches),
});

/** Which of the leagues of a record counts. */
export const leagueChoice = (
  view: RecordView,
  atFirst: RecordView,
  leagues: readonly { readonly id: number; readonly name: string }[],
  { t }: Pick<Reader, 't'>,
): FilterChoice => ({
  name: 'league',
  label: t('team.league'),
  value: String(view.leagueId),
  otherwise: String(atFirst.leagueId),
  options: [
    { value: '0', text: t('team.allLeagues') },
    ...leagues.map(({ id, name }) => ({ value: String(id), text: name })),
  ],
});
