import { choiceOf } from '../../../parts/lists/choice-of.ts';
import { type ListChoice, ListConditions } from '../../../parts/lists/ListConditions.tsx';
import { type Reader } from '../../../parts/page/reader.ts';

import type { League } from '../use-league.ts';

interface LeagueConditionsProps {
  readonly league: League;
  readonly choices: readonly ListChoice[];
  /** Other parameters of the tab in the address, which a form has to repeat. */
  readonly retained?: Readonly<Record<string, string | number>>;
}

interface OrderParts<Value extends number> {
  /** Its name in the address. */
  readonly name: string;
  readonly value: Value;
  readonly values: readonly Value[];
  /** Its messages are `league.<keyPrefix>-<value>`. */
  readonly keyPrefix: string;
  readonly reader: Pick<Reader, 't'>;
}

/** Sort orders of a tab's table. */
export const orderChoice = <Value extends number>(parts: OrderParts<Value>): ListChoice => {
  const { keyPrefix, reader, ...choice } = parts;
  const { t } = reader;
  return choiceOf({
    ...choice,
    label: t('league.order'),
    textOf: (value) => t(`league.${keyPrefix}-${value}`),
  });
};

/** What the table of a tab counts, and its order; both are in the address. */
export const LeagueConditions = ({ league, choices, retained }: LeagueConditionsProps) => {
  const { reader, view, bareAddress, goTo } = league;
  const { tab, seasonId, teamId, round } = view;
  return (
    <ListConditions
      address={bareAddress}
      retained={{
        tab,
        ...(seasonId > 0 && { season: seasonId }),
        ...(teamId > 0 && { team: teamId }),
        ...(round > 0 && { round }),
        ...retained,
      }}
      choices={choices}
      areNamed
      onChoose={(name, word) => goTo({ [name]: word })}
      reader={reader}
    />
  );
};
