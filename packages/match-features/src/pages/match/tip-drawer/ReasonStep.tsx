import type { EvidenceFact } from '@tipmark/contract';
import { TEXT_LIMIT, TIP_LIMIT } from '@tipmark/domain';
import { formatNumber, formatOdds } from '@tipmark/remote-kit/i18n';
import { Button } from '@tipmark/ui-kit';
import { StepTitle } from './StepTitle.tsx';
import { reason, stepClass } from './tip-drawer-class.ts';
import type { TipForm } from './use-tip-form.ts';

/** A fact as text for the reader. */
function factText({ code, params }: EvidenceFact, { translate }: TipForm): string {
  if (code === 'movement') {
    const percent = Number(params['percent']);
    const key = percent < 0 ? 'fact-movementDown' : 'fact-movementUp';
    return translate(key, { percent: Math.abs(percent) });
  }
  const { odds } = params;
  return translate(`fact-${code}`, {
    ...params,
    ...(typeof odds === 'number' && { odds: formatOdds(odds) }),
  });
}

function Facts({ form }: { readonly form: TipForm }) {
  const { translate, draft, maker, change } = form;
  const facts = maker.chosen?.facts ?? [];
  if (facts.length === 0) return null;
  return (
    <ul aria-label={translate('facts')}>
      {facts.map((fact) => {
        const text = factText(fact, form);
        const longer = [draft.description.trimEnd(), text].filter(Boolean).join(' ');
        return (
          <li key={fact.code}>
            <span>{text}</span>
            {draft.description.includes(text) ? (
              <em>{translate('inserted')}</em>
            ) : (
              <Button
                kind="ghost"
                isSmall
                aria-label={translate('insertFact', { fact: text })}
                disabled={longer.length > TEXT_LIMIT.tipDescription}
                onClick={() => change({ description: longer })}
              >
                {translate('insert')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The reasons: a text of the capper, and facts of the match to insert. */
export const ReasonStep = ({ form }: { readonly form: TipForm }) => {
  const { translate, reader, draft, maker, change, isClosed } = form;
  const draftText = maker.chosen?.descriptionDraft ?? '';
  const number = (value: number) => formatNumber(value, reader.locale);
  return (
    <section className={stepClass}>
      <StepTitle step={3} text={translate('stepReason')}>
        {translate('reasonCount', {
          count: number(draft.description.length),
          limit: number(TEXT_LIMIT.tipDescription),
        })}
      </StepTitle>
      <div className={reason}>
        <textarea
          aria-label={translate('stepReason')}
          name="description"
          maxLength={TEXT_LIMIT.tipDescription}
          value={draft.description}
          readOnly={isClosed}
          onChange={({ target }) => change({ description: target.value })}
        />
        <p className="hint">
          {translate('reasonHint', { count: TIP_LIMIT.describedFromCharacters })}
          {draft.description === '' && draftText !== '' && (
            <Button kind="ghost" isSmall onClick={() => change({ description: draftText })}>
              {translate('fromFacts')}
            </Button>
          )}
        </p>
        <Facts form={form} />
      </div>
    </section>
  );
};
