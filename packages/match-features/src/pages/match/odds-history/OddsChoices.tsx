import { css, MOBILE, Segmented } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';
import type { ReactNode } from 'react';
import type { Reader } from '../../../parts/page/reader.ts';
import type { ChartSpan } from './chart-span.ts';
import {
  type ChoiceItem,
  type ChoiceParts,
  lineItems,
  marketItems,
  outcomeItems,
  spanItems,
  viewItems,
  WHOLE,
} from './choice-items.ts';

const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[8]} ${gap[16]};
  padding: 12px 16px;
  & > div { max-width: 100%; overflow: auto hidden; scrollbar-width: none; padding: 1px; margin: -1px; }
  & > :first-child { flex: 1 0 100%; }
  & > :last-child { display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[8]} ${gap[12]}; margin-left: auto; }
  ${MOBILE} {
    padding: 12px var(--gutter);
    .spans { display: none; }
    & > :last-child { flex: 1 0 100%; justify-content: space-between; }
  }
`;

interface ChoiceProps {
  readonly label: string;
  readonly current: string;
  readonly items: readonly ChoiceItem[];
  readonly onGo: (address: string) => void;
}

const Choice = ({ label, current, items, onGo }: ChoiceProps) => (
  <Segmented
    label={label}
    current={current}
    items={items}
    onChoose={(wanted) => {
      const item = items.find(({ key }) => key === wanted);
      if (item) onGo(item.href);
    }}
  />
);

interface OddsChoicesProps extends Omit<ChoiceParts, 't'> {
  readonly reader: Reader;
  /** Navigates there in place: the page retains its scroll position. */
  readonly onGo: (address: string) => void;
  /** Parts of the history there are. */
  readonly spans: readonly ChartSpan[];
  /** The shown one; absent = the full history. */
  readonly span: ChartSpan | undefined;
  /** An action on the chosen outcome. */
  readonly action: ReactNode;
}

/** Market, line, outcome and part as links; the chart is available as a table. */
export const OddsChoices = (props: OddsChoicesProps) => {
  const { history, chosen, choice, reader, addressOf, onGo, spans, span, action } = props;
  const { t } = reader;
  const parts = { history, chosen, choice, addressOf, t };
  // beside days of prices a match is a few pixels wide, least on a phone
  const hasPlay = history.moments !== undefined || chosen.outcome.inPlay !== undefined;
  return (
    <div className={bar}>
      <div>
        <Choice
          onGo={onGo}
          label={t('match.market')}
          current={history.market}
          items={marketItems(parts)}
        />
      </div>
      {history.lines.length > 1 && (
        <div>
          <Choice
            onGo={onGo}
            label={t('match.line')}
            current={String(chosen.line.line)}
            items={lineItems(parts)}
          />
        </div>
      )}
      <div>
        <Choice
          onGo={onGo}
          label={t('match.outcome')}
          current={chosen.outcome.oddType}
          items={outcomeItems(parts)}
        />
      </div>
      {spans.length > 0 && (
        <div className={hasPlay ? undefined : 'spans'}>
          <Choice
            onGo={onGo}
            label={t('match.span')}
            current={String(span ?? WHOLE)}
            items={spanItems(parts, spans)}
          />
        </div>
      )}
      <div>
        {action}
        <Choice
          onGo={onGo}
          label={t('match.view')}
          current={choice.isTable ? 'table' : 'chart'}
          items={viewItems(parts)}
        />
      </div>
    </div>
  );
};
