import { CONTEST_LIMIT, contestMinDescription, describedLength } from '@tipmark/domain';
import { formatOdds } from '@tipmark/remote-kit/i18n';
import { Checkbox } from '@tipmark/ui-kit';
import type { ContestOption } from './contest-entry.ts';
import { stepClass } from './tip-drawer-class.ts';
import type { TipForm } from './use-tip-form.ts';

const MILLI = 1_000;

/** Whether no change of the form could make it one for this contest. */
const isShut = ({ fault }: ContestOption) =>
  fault === 'premium_only' || fault === 'match_outside' || fault === 'not_running';

interface OptionProps {
  readonly form: TipForm;
  readonly option: ContestOption;
}

function valuesOf({ season }: ContestOption, { draft }: TipForm) {
  return {
    minimum: formatOdds(CONTEST_LIMIT.minMilliOdds / MILLI),
    maximum: formatOdds(CONTEST_LIMIT.maxMilliOdds / MILLI),
    characters: contestMinDescription(season.contest),
    written: describedLength(draft.description),
    perDay: CONTEST_LIMIT.perDay,
  };
}

const Contest = ({ form, option }: OptionProps) => {
  const { translate, change } = form;
  const { season, isChosen, fault } = option;
  const values = valuesOf(option, form);
  const name = translate(`contest-${season.contest}`);
  if (isShut(option) && !isChosen) {
    return <p className="hint">{`${name}. ${translate(`contestFault-${fault}`, values)}`}</p>;
  }
  return (
    <>
      <Checkbox
        name={`contest-${season.contest}`}
        isOn={isChosen}
        onChange={(isOn) => change({ contestSeasonId: isOn ? season.id : undefined })}
      >
        {name}
      </Checkbox>
      <p className="hint">{translate('contestConditions', values)}</p>
      {isChosen && fault !== undefined && (
        <p className="hint wrong" role="alert">
          {translate(`contestFault-${fault}`, values)}
        </p>
      )}
    </>
  );
};

/** Whether the tip takes part in a contest of the month: in one of them, decided with the tip. */
export const ContestChoice = ({ form }: { readonly form: TipForm }) => {
  const { translate, mayEnterContest, contests } = form;
  if (!mayEnterContest) return null;
  return (
    <section className={stepClass} aria-label={translate('contests')}>
      {contests.map((option) => (
        <Contest key={option.season.id} form={form} option={option} />
      ))}
    </section>
  );
};
