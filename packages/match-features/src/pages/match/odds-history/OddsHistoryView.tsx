import type { OddsHistory } from '@tipmark/contract';
import { Card, css, EmptyState, MOBILE } from '@tipmark/ui-kit';
import { font, gap } from '@tipmark/ui-kit/style-values';
import type { ReactNode } from 'react';
import { marketName, selectionName } from '../../../parts/odds/outcome-name.ts';
import type { Reader } from '../../../parts/page/reader.ts';
import { type BetHref, BookmakerTable } from './BookmakerTable.tsx';
import { endOfChart } from './chart-series.ts';
import { partOf } from './chart-span.ts';
import { FairTable } from './FairTable.tsx';
import { historyRows } from './history-rows.ts';
import { OddsChart } from './OddsChart.tsx';
import { OddsChoices } from './OddsChoices.tsx';
import { OddsGrid } from './OddsGrid.tsx';
import { chosenOutcome, type OddsChoice } from './odds-choice.ts';
import { PointsTable } from './PointsTable.tsx';
import { timeOfPrice, untimedAt } from './time-of-price.ts';

const stack = css`
  display: grid;
  gap: ${gap[16]};
  & > * { min-width: 0; }
  ${MOBILE} { gap: ${gap[12]}; }
`;

const drawing = css`
  padding: 4px 16px 16px;
  .happened { margin-top: 6px; font-size: ${font.meta}; line-height: 16px; color: var(--text2); }
  ${MOBILE} { padding: 4px var(--gutter) 16px; }
`;

interface OddsHistoryViewProps {
  readonly history: OddsHistory;
  readonly choice: OddsChoice;
  /** No more prices arrive: the chart ends with the last one. */
  readonly isOver: boolean;
  /** Fair prices of this market are elsewhere on the page. */
  readonly isFairElsewhere: boolean;
  /** The check of the model's forecasts; absent while that page is not served. */
  readonly modelHref?: string | undefined;
  readonly reader: Reader;
  readonly addressOf: (choice: OddsChoice) => string;
  /** Navigates there in place: the page retains its scroll position. */
  readonly onGo: (address: string) => void;
  /** Actions on the chosen outcome at its price. */
  readonly actionOf?: ((oddType: string, odds: number | null) => ReactNode) | undefined;
  readonly betHrefOf?: BetHref | undefined;
}

/** Price movements of a market: choice, chart or table, bookmakers, fair prices. */
export const OddsHistoryView = (props: OddsHistoryViewProps) => {
  const {
    history,
    choice,
    isOver,
    isFairElsewhere,
    modelHref,
    reader,
    addressOf,
    onGo,
    actionOf,
    betHrefOf,
  } = props;
  const { t } = reader;
  const format = choice.format ?? reader.oddsFormat ?? 'decimal';
  const chosen = chosenOutcome(history, choice);
  if (!chosen) {
    return (
      <Card isFlush>
        <EmptyState text={t('match.oddsEmpty')} />
      </Card>
    );
  }
  const { outcome, line } = chosen;
  const { asOf, market, closesAt, moments = [] } = history;
  const endsAt = endOfChart(history, outcome, isOver);
  const { spans, ...part } = partOf(history, outcome, endsAt, choice.span);
  const fairTitle = t('match.fairOf', { market: marketName(market, t) });
  return (
    <div className={stack}>
      <Card isFlush>
        <OddsChoices
          {...{ history, chosen, choice, reader, addressOf, onGo, spans }}
          span={part.span}
          action={actionOf?.(outcome.oddType, outcome.current)}
        />
        {outcome.points.length === 0 && <EmptyState text={t('match.oddsEmpty')} />}
        {outcome.points.length > 0 && choice.isTable && (
          <PointsTable
            oddType={outcome.oddType}
            span={part.span}
            rows={historyRows({ ...part, bookmakers: line.bookmakers, moments, closesAt })}
            timeOf={timeOfPrice(history, reader)}
            reader={reader}
          />
        )}
        {outcome.points.length > 0 && !choice.isTable && (
          <div className={drawing}>
            <OddsChart {...{ history, chosen, part, endsAt, reader }} />
          </div>
        )}
      </Card>
      <OddsGrid
        line={line}
        market={market}
        format={format}
        formatHref={(format) => addressOf({ ...choice, oddType: outcome.oddType, format })}
        onGo={onGo}
        reader={reader}
      />
      <Card isFlush title={t('match.byBookmakers', { outcome: selectionName(outcome.oddType, t) })}>
        <BookmakerTable
          {...{ chosen, format, onGo, asOf, modelHref, betHrefOf, reader }}
          order={choice.order}
          orderHref={(order) => addressOf({ ...choice, oddType: outcome.oddType, order })}
          untimed={untimedAt(history)}
          basis={history.modelBasis}
        />
      </Card>
      {!isFairElsewhere && (
        <Card isFlush title={fairTitle}>
          <FairTable line={line} title={fairTitle} reader={reader} />
        </Card>
      )}
    </div>
  );
};
