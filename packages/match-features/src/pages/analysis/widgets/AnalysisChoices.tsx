import { ALL_LEAGUES } from '@tipmark/domain';
import { Button, css, MOBILE, Select } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';
import type { Reader } from '../../../parts/page/reader.ts';
import {
  ANALYSIS_ORDERS,
  type AnalysedLeague,
  type AnalysisChoice,
  isOrder,
} from '../analysis-order.ts';

const form = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[8]};
  padding: 8px 16px;
  & > label { flex: 0 1 auto; }
  .send { display: none; }
  @media (scripting: none) { .send { display: inline-flex; } }
  ${MOBILE} { padding: 8px var(--gutter); & > label { flex: 1 1 140px; select { width: 100%; } } }
`;

interface AnalysisChoicesProps {
  readonly leagues: readonly AnalysedLeague[];
  readonly choice: AnalysisChoice;
  /** Where browsers without scripts send the choice, with the hidden fields. */
  readonly action: string;
  readonly retained: Readonly<Record<string, string>>;
  readonly onChoose: (choice: AnalysisChoice) => void;
  readonly reader: Reader;
}

/** The shown league of the day, and the order. */
export const AnalysisChoices = (props: AnalysisChoicesProps) => {
  const { leagues, choice, action, retained, onChoose, reader } = props;
  const { t } = reader;
  return (
    <form className={form} action={action} aria-label={t('results.filters')}>
      {Object.entries(retained).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        label={t('results.league')}
        name="league"
        value={String(choice.leagueId)}
        onChoose={(id) => onChoose({ ...choice, leagueId: Number(id) })}
        options={[
          { value: String(ALL_LEAGUES), text: t('results.allLeagues') },
          ...leagues.map(({ id, countryName, name }) => ({
            value: String(id),
            text: `${countryName} · ${name}`,
          })),
        ]}
      />
      <Select
        label={t('sort.label')}
        name="sort"
        value={choice.order}
        onChoose={(order) => onChoose({ ...choice, order: isOrder(order) ? order : 'leagues' })}
        options={ANALYSIS_ORDERS.map((order) => ({
          value: order,
          text: t(`analysis.order.${order}`),
        }))}
      />
      <Button type="submit" isSmall className="send">
        {t('results.apply')}
      </Button>
    </form>
  );
};
