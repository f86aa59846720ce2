import { TABLE_COUNT_OF_MONTHS } from '@tipmark/domain';
import { css, MOBILE, Segmented } from '@tipmark/ui-kit';
import { Chip } from '@tipmark/ui-kit/filters';
import { gap } from '@tipmark/ui-kit/style-values';
import type { Reader } from '../page/reader.ts';
import { TABLE_SIDE_KEYS, type TableChoice } from './table-choice.ts';

const choices = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gap[8]} ${gap[16]};
  padding: 10px 16px;
  border-bottom: 1px solid var(--hair);
  nav { max-width: 100%; }
  nav:last-child:not(:first-child) { margin-left: auto; }
  .spans { display: flex; flex-wrap: wrap; gap: ${gap[6]}; }
  ${MOBILE} {
    padding: 10px var(--gutter);
    nav:last-child:not(:first-child) { flex: 1 0 auto; margin-left: 0; }
  }
`;

interface TableChoicesProps {
  readonly choice: TableChoice;
  /** Whether it can count only home or only away matches; default true. */
  readonly hasSides?: boolean;
  readonly addressOf: (choice: TableChoice) => string;
  readonly onChoose: (choice: TableChoice) => void;
  readonly reader: Reader;
}

/** Which matches a table counts: the span, and where teams played; each has its own address. */
export const TableChoices = (props: TableChoicesProps) => {
  const { choice, hasSides = true, addressOf, onChoose, reader } = props;
  const { t } = reader;
  return (
    <div className={choices}>
      <nav className="spans" aria-label={t('stats.tableMonths')}>
        {TABLE_COUNT_OF_MONTHS.map((tableCountOfMonths) => {
          const other = { ...choice, tableCountOfMonths };
          return (
            <Chip
              key={tableCountOfMonths}
              href={addressOf(other)}
              isCurrent={tableCountOfMonths === choice.tableCountOfMonths}
              text={
                tableCountOfMonths === 0
                  ? t('stats.wholeSeason')
                  : t('stats.spanMonths', { value: tableCountOfMonths })
              }
              onChoose={() => onChoose(other)}
            />
          );
        })}
      </nav>
      {hasSides && (
        <Segmented
          label={t('stats.tableSide')}
          current={String(choice.tableSide)}
          items={TABLE_SIDE_KEYS.map(([word, tableSide]) => ({
            key: String(tableSide),
            text: t(`stats.side-${word}`),
            href: addressOf({ ...choice, tableSide }),
          }))}
          onChoose={(key) => {
            const [, tableSide] = TABLE_SIDE_KEYS.find(([, value]) => String(value) === key) ?? [];
            if (tableSide !== undefined) onChoose({ ...choice, tableSide });
          }}
        />
      )}
    </div>
  );
};
