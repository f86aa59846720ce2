import type { betImport, ReplyOf } from '@tipmark/contract';
import { BET_LIMIT, isBetCurrency } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
import { useCommand } from '@tipmark/remote-kit';
import { formatNumber, formatOdds, formatShortDay } from '@tipmark/remote-kit/i18n';
import { Button, css, Select } from '@tipmark/ui-kit';
import { TextAreaField, useForm, useIsHydrated } from '@tipmark/ui-kit/forms';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { type ChangeEvent, useState } from 'react';
import { FormEnd } from '../../../parts/forms/FormEnd.tsx';
import { formClass } from '../../../parts/forms/form-class.ts';
import { useSentPlainly } from '../../../parts/forms/use-sent-plainly.ts';
import { wrong } from '../../../parts/forms/wrong.ts';
import { tableClass } from '../../../parts/page/page-class.ts';
import { amountText } from '../amount-text.ts';
import { CURRENCY_OPTIONS } from '../bet-address.ts';
import { checkFileCommand, importFileCommand } from '../bet-loads.ts';
import type { Book } from '../use-book.ts';
import { useWhenDone } from '../use-when-done.ts';

type Checked = ReplyOf<typeof betImport>;

const found = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[12]};
  h2 { font-size: ${font.large}; line-height: 24px; font-weight: ${weight.strong}; }
  .rows { max-height: 320px; overflow: auto; }
  ul { display: grid; gap: ${gap[4]}; font-size: ${font.small}; line-height: 18px; overflow-wrap: anywhere; }
  input[type="file"] { max-width: 100%; }
`;

/** Some more than are read at once. */
const SHOWN = 100;

function Refused({ rows, reader }: { readonly rows: Checked['refused']; readonly reader: Reader }) {
  const { t, locale } = reader;
  if (rows.length === 0) return null;
  const faultsOf = (faults: Readonly<Record<string, string>>) =>
    Object.entries(faults)
      .map(([field, text]) => `${t(`bets.form.${field}`)}: ${text}`)
      .join('; ');
  return (
    <>
      <h2>{t('bets.file.refused', { count: rows.length })}</h2>
      <ul>
        {rows.slice(0, SHOWN).map(({ line, title, faults }) => (
          <li key={line}>
            {`${t('bets.file.line', { line: formatNumber(line, locale) })} `}
            {title !== '' && <b>{`${title} `}</b>}
            {faultsOf(faults)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Accepted({
  rows,
  reader,
}: {
  readonly rows: Checked['accepted'];
  readonly reader: Reader;
}) {
  const { t, locale, timeZone } = reader;
  if (rows.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <section className="rows" aria-label={t('bets.file.rows')} tabIndex={0}>
      <table className={tableClass}>
        <thead>
          <tr>
            <th scope="col">{t('bets.form.event')}</th>
            <th scope="col">{t('bets.list.head-date')}</th>
            <th scope="col">{t('bets.form.odds')}</th>
            <th scope="col">{t('bets.form.stake')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map((row) => (
            <tr key={row.line}>
              <th scope="row">
                {row.title}
                {row.isSame && ` (${t('bets.file.same')})`}
              </th>
              <td>{formatShortDay(row.placedAt, locale, timeZone)}</td>
              <td>{formatOdds(row.odds)}</td>
              <td>{amountText(row.stake, row.currency, { locale })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface FoundProps {
  readonly result: Checked;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onAdd: () => void;
  readonly reader: Reader;
}

/** What the file would add, what is in the book already, and what cannot be used. */
function Found({ result, isBusy, problem, onAdd, reader }: FoundProps) {
  const { t } = reader;
  const known = result.same > 0 ? ` · ${t('bets.file.known', { count: result.same })}` : '';
  return (
    <output className={found}>
      <h2>{`${t('bets.file.found', { count: result.added })}${known}`}</h2>
      <Refused rows={result.refused} reader={reader} />
      <Accepted rows={result.accepted} reader={reader} />
      {problem !== undefined && <p role="alert">{problem}</p>}
      {result.added > 0 && (
        <Button kind="primary" disabled={isBusy} onClick={onAdd}>
          {t('bets.file.add', { count: result.added })}
        </Button>
      )}
    </output>
  );
}

/** Bets from a file: it is checked first; without scripts it is added at once. */
export function FileForm({ book }: { readonly book: Book }) {
  const { reader } = book;
  const { t, locale } = reader;
  const isHydrated = useIsHydrated();
  const check = useCommand(checkFileCommand);
  const add = useCommand(importFileCommand);
  const { wrong: refused } = useSentPlainly();
  const [currency, setCurrency] = useState(locale === 'ru' ? 'RUB' : 'USD');
  const [text, setText] = useState('');
  const isAdded = add.state.status === 'succeeded';
  const added = add.state.status === 'succeeded' ? add.state.result.added : 0;
  useWhenDone(isAdded, t('bets.file.added', { count: added }), book);
  const code = isBetCurrency(currency) ? currency : 'RUB';
  const bodyOf = (isPreview: boolean) => ({ body: { text, currency: code, isPreview } });
  const { errors, formProps } = useForm({
    check: () => ({}),
    onSubmit: () => check.submit(bodyOf(true)),
    refused: check.error?.details,
  });
  const result = check.state.status === 'succeeded' ? check.state.result : undefined;
  const change = (value: string) => {
    setText(value);
    check.reset();
  };
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) =>
    change((await target.files?.[0]?.text()) ?? '');
  const isWrong = refused.length > 0 ? t('bets.form.wrong') : undefined;
  return (
    <form {...formProps} className={formClass}>
      <input type="hidden" name="intent" value="import" />
      <p>{t('bets.file.about', { rows: formatNumber(BET_LIMIT.fileRows, locale) })}</p>
      <div className={found}>
        {isHydrated && (
          <label>
            {`${t('bets.file.choose')} `}
            <input type="file" accept=".csv,.txt,text/csv" onChange={(event) => void read(event)} />
          </label>
        )}
        <TextAreaField
          name="text"
          label={t('bets.file.text')}
          rows={8}
          value={text}
          spellCheck={false}
          onChange={({ target }) => change(target.value)}
          placeholder={t('bets.file.example')}
          message={wrong(errors['text'] ?? isWrong)}
        />
        <Select
          label={t('bets.file.currency')}
          isNamed
          name="currency"
          value={code}
          onChoose={(value) => {
            setCurrency(value);
            check.reset();
          }}
          options={CURRENCY_OPTIONS}
        />
        <FormEnd
          form={check}
          text={t(isHydrated ? 'bets.file.check' : 'bets.file.send')}
          labels={{ text: t('bets.file.text') }}
          errors={errors}
          isPlain
        />
        {result && (
          <Found
            result={result}
            isBusy={add.isSubmitting || isAdded}
            problem={add.error?.message}
            onAdd={() => add.submit(bodyOf(false))}
            reader={reader}
          />
        )}
      </div>
    </form>
  );
}
