import { choiceOf } from '../../../lists/choice-of.ts';
import { type ListChoice, ListConditions } from '../../../lists/ListConditions.tsx';
import { type Reader } from '../../../match-page/reader.ts';

import type { League } from '../use-league.ts';

interface LeagueConditionsProps {
  readonly league: League;
  readonly choices: readonly ListChoice[];
  /** What else of the tab an address says and a form has to repeat. */
  readonly kept?: Readonly<Record<string, string | number>>;
}

interface OrderParts<Value extends number> {
  /** What the address calls it. */
  readonly name: string;
  readonly value: Value;
  readonly values: readonly Value[];
  /** Its words are `league.<words>-<value>`. */
  readonly words: string;
  readonly reader: Pick<Reader, 't'>;
}

/** What the table of a tab stands by. */
export const orderChoice = <Value extends number>(parts: OrderParts<Value>): ListChoice => {
  const { words, reader, ...choice } = parts;
  const { t } = reader;
  return choiceOf({
    ...choice,
    label: t('league.order'),
    textOf: (value) => t(`league.${words}-${value}`),
  });
};

/** What the table of a tab counts, and in which order; said in the address. */
export const LeagueConditions = ({ league, choices, kept }: LeagueConditionsProps) => {
  const { reader, view, addressOf, goTo } = league;
  const { tab, seasonId, teamId } = view;
  return (
    <ListConditions
      address={addressOf({ tab: 'matches', seasonId: 0, teamId: 0 })}
      kept={{
        tab,
        ...(seasonId > 0 && { season: seasonId }),
        ...(teamId > 0 && { team: teamId }),
        ...kept,
      }}
      choices={choices}
      areNamed
      onChoose={(name, word) => goTo({ [name]: word })}
      reader={reader}
    />
  );
};
