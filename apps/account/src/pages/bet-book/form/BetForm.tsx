import type { betForm, ReplyOf } from '@tipmark/contract';
import { BET_LIMIT, BET_STATUS_NAMES, betStatusName, isBetCurrency } from '@tipmark/domain';
import { outcomeName } from '@tipmark/match-features';
import { useCommand } from '@tipmark/remote-kit';
import { formatDateTime } from '@tipmark/remote-kit/i18n';
import { href, matchRouteOf } from '@tipmark/route-builder';
import { Button, css, MOBILE, Select, WIDE } from '@tipmark/ui-kit';
import { FormProblem, TextAreaField } from '@tipmark/ui-kit/forms';
import { font, gap } from '@tipmark/ui-kit/style-values';
import { useId } from 'react';
import { FormEnd } from '../../../parts/forms/FormEnd.tsx';
import { formClass } from '../../../parts/forms/form-class.ts';
import { BOOK_SPORTS, CURRENCY_OPTIONS } from '../bet-address.ts';
import { deleteBetCommand } from '../bet-loads.ts';
import type { Book } from '../use-book.ts';
import { useWhenDone } from '../use-when-done.ts';
import { type BetFields, useBetFields } from './use-bet-fields.tsx';

type Form = ReplyOf<typeof betForm>;

const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[12]};
  align-items: start;
  ${WIDE} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .whole { grid-column: 1 / -1; }
  > label { margin-top: 22px; }
  > label select { min-height: 42px; font-size: ${font.body}; }
  ${MOBILE} { > label { margin-top: 0; } }
  > p { grid-column: 1 / -1; font-size: ${font.body}; line-height: 20px; overflow-wrap: anywhere; }
  > p a { color: var(--accent); text-decoration: underline; }
  > p small { display: block; color: var(--text2); }
`;

const removal = css`
  border-top: 1px solid var(--hair);
  padding-top: 12px;
  summary { min-height: 44px; display: inline-flex; align-items: center; cursor: pointer; color: var(--neg); }
  form { display: grid; gap: ${gap[8]}; justify-items: start; }
`;

/** Of a bet with an outcome of the site: the match says what it is about. */
function Linked({ form, book }: { readonly form: Form; readonly book: Book }) {
  const { t, locale, timeZone } = book.reader;
  const { match, fields: given } = form;
  if (match === null) return null;
  const route = matchRouteOf(match.sport) ?? 'events';
  return (
    <p>
      <a href={href(route, { matchUrl: match.link }, { locale })}>{match.name}</a>
      {given.oddType !== '' && ` · ${outcomeName(given.oddType, t)}`}
      <small>
        {`${formatDateTime(match.startsAt, locale, timeZone)} · `}
        {t(given.oddType === '' ? 'bets.form.linkedMatch' : 'bets.form.linked')}
      </small>
    </p>
  );
}

function DeleteForm({ form, book }: { readonly form: Form; readonly book: Book }) {
  const { t } = book.reader;
  const command = useCommand(deleteBetCommand);
  const isDone = command.state.status === 'succeeded';
  useWhenDone(isDone, t('bets.form.deleted'), book);
  if (form.bet === null) return null;
  const { id, version } = form.bet;
  return (
    <details className={removal}>
      <summary>{t('bets.form.delete')}</summary>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          command.submit({ segments: { id }, body: { version } });
        }}
      >
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="version" value={version} />
        <p>{t('bets.form.deleteSure')}</p>
        <FormProblem text={command.error?.message} />
        <Button type="submit" disabled={command.isSubmitting || isDone}>
          {t('bets.form.deleteYes')}
        </Button>
      </form>
    </details>
  );
}

interface Part {
  readonly form: Form;
  readonly fields: BetFields;
  readonly book: Book;
}

const hasOutcome = ({ match, fields: given }: Form) => match !== null && given.oddType !== '';

/** What the bet is on: a match and an outcome of the site, or the owner's words. */
function Subject({ form, fields: { text, choices }, book }: Part) {
  const { t } = book.reader;
  return (
    <>
      <Linked form={form} book={book} />
      {form.match === null && (
        <>
          <div className="whole">
            {text('event', { maxLength: BET_LIMIT.event, required: true })}
          </div>
          <Select
            label={t('bets.form.sport')}
            isNamed
            name="sport"
            value={choices.sport}
            onChoose={choices.setSport}
            options={BOOK_SPORTS.map((one) => ({
              value: one,
              text: one === 'other' ? t('bets.otherSport') : t(`sport.${one}`),
            }))}
          />
        </>
      )}
      {!hasOutcome(form) && (
        <>
          {text('market', { maxLength: BET_LIMIT.market })}
          {text('outcome', { maxLength: BET_LIMIT.outcome })}
        </>
      )}
    </>
  );
}

/** Price, stake, bookmaker and time. */
function Terms({ form, fields: { text, choices }, book }: Part) {
  const { t } = book.reader;
  const listId = useId();
  return (
    <>
      {text('odds', { inputMode: 'decimal', required: true })}
      {text('stake', { inputMode: 'decimal', required: true })}
      <Select
        label={t('bets.form.currency')}
        isNamed
        name="currency"
        value={isBetCurrency(choices.currency) ? choices.currency : 'RUB'}
        onChoose={choices.setCurrency}
        options={CURRENCY_OPTIONS}
      />
      {text('bookmaker', { list: listId, maxLength: BET_LIMIT.bookmaker })}
      <datalist id={listId}>
        {form.bookmakers.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      {text('placedAt', { type: 'datetime-local', required: true })}
    </>
  );
}

/** What became of it, and what its owner notes. */
function Result({ form, fields: { text, choices, faultOf, valueOf }, book }: Part) {
  const { t } = book.reader;
  const now = t(`bets.status.${betStatusName(form.bet?.status ?? 0)}`);
  return (
    <>
      <Select
        label={t('bets.form.status')}
        isNamed
        name="status"
        value={choices.status}
        onChoose={choices.setStatus}
        options={BET_STATUS_NAMES.map((one) => ({
          value: one,
          text:
            one === 'pending' && hasOutcome(form)
              ? t('bets.form.bySite', { status: now })
              : t(`bets.status.${one}`),
        }))}
      />
      {text('returned', { inputMode: 'decimal', hint: t('bets.form.returnedHint') })}
      {text('tags', { hint: t('bets.form.tagsHint') })}
      <div className="whole">
        <TextAreaField
          name="note"
          label={t('bets.form.note')}
          rows={3}
          maxLength={BET_LIMIT.note}
          defaultValue={valueOf('note')}
          message={faultOf('note')}
        />
      </div>
    </>
  );
}

/** A new bet, or one that is changed; without scripts it is sent to its page. */
export function BetForm({ form, book }: { readonly form: Form; readonly book: Book }) {
  const { t } = book.reader;
  const parts = useBetFields(form, book);
  const { command, errors, formProps, isDone, labels, refused } = parts;
  const shown = { form, fields: parts, book };
  return (
    <div className={formClass}>
      <form {...formProps} className={fields}>
        <input type="hidden" name="intent" value={form.bet === null ? 'add' : 'change'} />
        {form.bet !== null && <input type="hidden" name="version" value={form.bet.version} />}
        <input type="hidden" name="matchId" value={form.fields.matchId} />
        <input type="hidden" name="oddType" value={form.fields.oddType} />
        <Subject {...shown} />
        <Terms {...shown} />
        <Result {...shown} />
        <div className="whole">
          <FormProblem text={refused.includes('form') ? t('form.notSaved') : undefined} />
          <FormEnd
            form={{ ...command, isSubmitting: command.isSubmitting || isDone }}
            text={t(form.bet === null ? 'bets.form.add' : 'button.save')}
            labels={labels}
            errors={errors}
            isPlain
          />
        </div>
      </form>
      <DeleteForm form={form} book={book} />
    </div>
  );
}
