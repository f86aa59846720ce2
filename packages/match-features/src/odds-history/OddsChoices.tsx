import type { MarketLine, OddsHistory } from '@tipmark/contract';
import { isMarketCode, marketRule } from '@tipmark/domain';
import { css, MOBILE, Segmented } from '@tipmark/ui-kit';
import type { ReactNode } from 'react';
import { lineName, marketName, selectionName } from '../match-page/outcome-name.ts';
import type { Reader } from '../match-page/reader.ts';
import type { ChosenOutcome, OddsChoice } from './odds-choice.ts';

const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  padding: 12px 16px;
  & > div { max-width: 100%; overflow: auto hidden; scrollbar-width: none; padding: 1px; margin: -1px; }
  & > :last-child { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; margin-left: auto; }
  ${MOBILE} {
    padding: 12px var(--gutter);
    .spans { display: none; }
    & > :last-child { flex: 1 0 100%; justify-content: space-between; }
  }
`;

interface OddsChoicesProps {
  readonly history: OddsHistory;
  readonly chosen: ChosenOutcome;
  readonly choice: OddsChoice;
  readonly reader: Reader;
  readonly addressOf: (choice: OddsChoice) => string;
  /** Goes there in place: the page stays where it is scrolled. */
  readonly onGo: (address: string) => void;
  /** Hours before the end the chart can be cut to. */
  readonly spans: readonly number[];
  /** What can be done with the chosen outcome. */
  readonly action: ReactNode;
}

const WHOLE = 0;

/** The place of an outcome in its line: another line keeps the side. */
const placeOf = ({ line, outcome }: ChosenOutcome): number =>
  Math.max(0, line.outcomes.indexOf(outcome));

/** Market, line and outcome as links; the chart can be had as a table. */
export const OddsChoices = (props: OddsChoicesProps) => {
  const { history, chosen, choice, reader, addressOf, onGo, spans, action } = props;
  const { t } = reader;
  const { isTable, hours, order } = choice;
  // beside days of prices a match is a few pixels wide, on a phone least of all
  const hasPlay = history.moments !== undefined || chosen.outcome.inPlay !== undefined;
  const kept = { ...choice, oddType: chosen.outcome.oddType };
  const isHandicap = isMarketCode(history.market) && marketRule(history.market).isHandicap === true;
  const lineOf = (key: string) => history.lines.find(({ line }) => String(line) === key);
  const oddTypeOf = (line: MarketLine | undefined) =>
    (line?.outcomes[placeOf(chosen)] ?? line?.outcomes[0])?.oddType;
  return (
    <div className={bar}>
      <div>
        <Segmented
          label={t('match.market')}
          current={history.market}
          onChoose={(market) => onGo(addressOf({ market, isTable, hours, order }))}
          items={history.markets.map((market) => ({
            key: market,
            text: marketName(market, t),
            href: addressOf({ market, isTable, hours, order }),
          }))}
        />
      </div>
      {history.lines.length > 1 && (
        <div>
          <Segmented
            label={t('match.line')}
            current={String(chosen.line.line)}
            onChoose={(key) => onGo(addressOf({ ...choice, oddType: oddTypeOf(lineOf(key)) }))}
            items={history.lines.map((line) => ({
              key: String(line.line),
              text: lineName(line.line ?? 0, isHandicap),
              href: addressOf({ ...choice, oddType: oddTypeOf(line) }),
            }))}
          />
        </div>
      )}
      <div>
        <Segmented
          label={t('match.outcome')}
          current={chosen.outcome.oddType}
          onChoose={(oddType) => onGo(addressOf({ ...choice, oddType }))}
          items={chosen.line.outcomes.map(({ oddType }) => ({
            key: oddType,
            text: selectionName(oddType, t),
            href: addressOf({ ...choice, oddType }),
          }))}
        />
      </div>
      {spans.length > 0 && (
        <div className={hasPlay ? undefined : 'spans'}>
          <Segmented
            label={t('match.span')}
            current={String(hours ?? WHOLE)}
            onChoose={(key) => onGo(addressOf({ ...kept, hours: Number(key) || undefined }))}
            items={[WHOLE, ...spans].map((span) => ({
              key: String(span),
              text: span === WHOLE ? t('match.spanWhole') : t('match.spanHours', { hours: span }),
              href: addressOf({ ...kept, hours: span || undefined }),
            }))}
          />
        </div>
      )}
      <div>
        {action}
        <Segmented
          label={t('match.view')}
          current={isTable ? 'table' : 'chart'}
          onChoose={(view) => onGo(addressOf({ ...kept, isTable: view === 'table' }))}
          items={[
            {
              key: 'chart',
              text: t('match.viewChart'),
              href: addressOf({ ...kept, isTable: false }),
            },
            {
              key: 'table',
              text: t('match.viewTable'),
              href: addressOf({ ...kept, isTable: true }),
            },
          ]}
        />
      </div>
    </div>
  );
};
