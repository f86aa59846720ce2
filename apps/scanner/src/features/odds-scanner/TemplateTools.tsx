import type { ScannerFilter } from '@tipmark/contract';
import type { ScannerSort } from '@tipmark/domain';
import type { ChangedWords, Reader } from '@tipmark/match-features';
import { failureMessage, type HostState } from '@tipmark/remote-kit';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { Button, css, MOBILE } from '@tipmark/ui-kit';
import { FormProblem, SubmitButton, TextField, useForm } from '@tipmark/ui-kit/forms';
import { useEffect, useRef, useState } from 'react';
import type { OddsScanner } from './odds-scanner.ts';
import type { ScannerView, ShownCriteria } from './scanner-address.ts';
import { wordsOfTemplate } from './Templates.tsx';
import { type ScannerTemplate, templateWith } from './template-list.ts';

const tools = css`
  padding: 8px 16px;
  border-bottom: 1px solid var(--hair);
  .ways { display: flex; flex-wrap: wrap; gap: 8px; }
  form { display: grid; gap: 10px; max-width: 420px; padding: 8px 0; }
  form p { font-size: 13px; line-height: 18px; color: var(--text2); }
  @media (scripting: none) { display: none; }
  ${MOBILE} { padding: 8px var(--gutter); }
`;

interface TemplateToolsProps {
  readonly scanner: OddsScanner;
  readonly view: ScannerView;
  readonly criteria: ShownCriteria;
  readonly sortType: ScannerSort;
  readonly reader: Reader;
  readonly hrefOf: (changed: ChangedWords) => string;
  readonly onGo: (href: string) => void;
}

type Open = 'add' | 'copy' | 'change' | 'remove';

/** Criteria the page has fields for; those a template has besides stay as they are. */
const SHOWN: readonly (keyof ShownCriteria)[] = [
  ...(['minChangePercent', 'isRise', 'changesHours', 'minOdds', 'maxOdds'] as const),
  ...(['matchHours', 'leagueIds', 'exceptLeagueIds', 'leagueCategories'] as const),
  ...(['outcomeCategories', 'minValuePercent', 'valueKind', 'oddsCreated'] as const),
];

/** What a template is saved with: the filter of the page over what only the template has. */
export function paramsToSave(
  template: ScannerTemplate | undefined,
  criteria: ShownCriteria,
  sortType: ScannerSort,
): ScannerFilter {
  const others = Object.entries(template?.params ?? {}).filter(
    ([name]) => !SHOWN.some((shown) => shown === name),
  );
  const shown = SHOWN.flatMap((name) => {
    const value = criteria[name];
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(others), ...Object.fromEntries(shown), sortType };
}

/** Saves the filter as a template of one's own; one's own is changed, copied and deleted. */
export const TemplateTools = (props: TemplateToolsProps) => {
  const { scanner, view, reader, hrefOf, onGo } = props;
  const { t } = reader;
  const [open, setOpen] = useState<Open>();
  const removal = useWrite(scanner.templates.remove);
  // its form is gone with the template; the first preset is always there
  useSuccess(removal.state.status === 'succeeded', () => onGo(hrefOf(wordsOfTemplate(0))));
  const list = useSelector(scanner.templates.list.select).data;
  const current = templateWith(list, view.templateId);
  const own = current?.isModifiable ? current : undefined;
  const choose = (kind: Open) => () => setOpen(open === kind ? undefined : kind);
  const close = () => setOpen(undefined);
  return (
    <section className={tools} aria-label={t('oddsScanner.templates')}>
      <div className="ways">
        <Button isSmall kind="ghost" aria-expanded={open === 'add'} onClick={choose('add')}>
          {t('oddsScanner.saveAs')}
        </Button>
        {own && (
          <>
            <Button
              isSmall
              kind="ghost"
              aria-expanded={open === 'change'}
              onClick={choose('change')}
            >
              {t('oddsScanner.changeTemplate')}
            </Button>
            <Button isSmall kind="ghost" aria-expanded={open === 'copy'} onClick={choose('copy')}>
              {t('oddsScanner.copyTemplate')}
            </Button>
            <Button
              isSmall
              kind="ghost"
              aria-expanded={open === 'remove'}
              onClick={choose('remove')}
            >
              {t('oddsScanner.deleteTemplate')}
            </Button>
          </>
        )}
      </div>
      {(open === 'add' || open === 'copy') && (
        <AddForm
          key={open}
          {...props}
          template={open === 'copy' ? own : undefined}
          onDone={close}
        />
      )}
      {open === 'change' && own && <ChangeForm {...props} template={own} onDone={close} />}
      {open === 'remove' && own && (
        <RemoveForm scanner={scanner} template={own} removal={removal} reader={reader} />
      )}
    </section>
  );
};

interface FormProps<Template> extends TemplateToolsProps {
  readonly template: Template;
  readonly onDone: () => void;
}

/** A write that is followed to its end and forgotten after. */
function useWrite(command: Pick<OddsScanner['templates']['remove'], 'select' | 'reset'>) {
  const dispatch = useDispatch();
  const state = useSelector((known: HostState) => command.select(known));
  useEffect(() => () => dispatch(command.reset()), [dispatch, command]);
  return { dispatch, state, isBusy: state.status === 'submitting' };
}

/** Called once when a write has succeeded. */
function useSuccess(isDone: boolean, then: () => void) {
  const isTold = useRef(false);
  useEffect(() => {
    if (!isDone || isTold.current) return;
    isTold.current = true;
    then();
  }, [isDone, then]);
}

interface NameFormProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly problem: Parameters<typeof failureMessage>[0] | undefined;
  readonly reader: Reader;
  readonly onSave: (name: string) => void;
}

const NameForm = ({ name, isBusy, problem, reader, onSave }: NameFormProps) => {
  const { t, locale } = reader;
  const { errors, formProps } = useForm({
    check: (values): Record<string, string> =>
      (values['name'] ?? '').trim() === '' ? { name: t('oddsScanner.nameMissing') } : {},
    onSubmit: (values) => onSave((values['name'] ?? '').trim()),
    refused: problem?.details,
  });
  const wrong = errors['name'];
  return (
    <form {...formProps}>
      <TextField
        name="name"
        label={t('oddsScanner.templateName')}
        defaultValue={name}
        maxLength={50}
        autoComplete="off"
        message={wrong === undefined ? undefined : { tone: 'wrong', text: wrong }}
      />
      <p>{t('oddsScanner.withFilter')}</p>
      <FormProblem
        text={
          problem && wrong === undefined
            ? t('oddsScanner.notSaved', { why: failureMessage(problem, { locale }) })
            : undefined
        }
      />
      <SubmitButton
        text={t('oddsScanner.saveTemplate')}
        busyText={t('oddsScanner.saving')}
        isBusy={isBusy}
      />
    </form>
  );
};

const AddForm = (props: FormProps<ScannerTemplate | undefined>) => {
  const { scanner, template, criteria, sortType, reader, hrefOf, onGo, onDone } = props;
  const { add } = scanner.templates;
  const { dispatch, isBusy } = useWrite(add);
  const state = useSelector((known: HostState) => add.select(known));
  useSuccess(state.status === 'succeeded', () => {
    if (state.status !== 'succeeded') return;
    onDone();
    onGo(hrefOf(wordsOfTemplate(state.result.id)));
  });
  return (
    <NameForm
      name={template ? reader.t('oddsScanner.copyOf', { name: template.name }) : ''}
      isBusy={isBusy}
      problem={state.status === 'failed' ? state.error : undefined}
      reader={reader}
      onSave={(name) =>
        dispatch(
          add.submitted({ body: { name, params: paramsToSave(template, criteria, sortType) } }),
        )
      }
    />
  );
};

const ChangeForm = (props: FormProps<ScannerTemplate>) => {
  const { scanner, template, criteria, sortType, reader, hrefOf, onGo, onDone } = props;
  const { change } = scanner.templates;
  const { dispatch, state, isBusy } = useWrite(change);
  useSuccess(state.status === 'succeeded', () => {
    onDone();
    onGo(hrefOf(wordsOfTemplate(template.id)));
  });
  return (
    <NameForm
      name={template.name}
      isBusy={isBusy}
      problem={state.status === 'failed' ? state.error : undefined}
      reader={reader}
      onSave={(name) =>
        dispatch(
          change.submitted({
            segments: { id: template.id },
            body: { name, params: paramsToSave(template, criteria, sortType) },
          }),
        )
      }
    />
  );
};

interface RemoveFormProps extends Pick<TemplateToolsProps, 'scanner' | 'reader'> {
  readonly template: ScannerTemplate;
  readonly removal: ReturnType<typeof useWrite>;
}

const RemoveForm = ({ scanner, template, removal, reader }: RemoveFormProps) => {
  const { t, locale } = reader;
  const { remove } = scanner.templates;
  const { dispatch, state, isBusy } = removal;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(remove.submitted({ segments: { id: template.id } }));
      }}
    >
      <p>{t('oddsScanner.confirmDelete', { name: template.name })}</p>
      <FormProblem
        text={
          state.status === 'failed'
            ? t('oddsScanner.notDeleted', { why: failureMessage(state.error, { locale }) })
            : undefined
        }
      />
      <SubmitButton
        text={t('oddsScanner.deleteTemplate')}
        busyText={t('oddsScanner.saving')}
        isBusy={isBusy}
      />
    </form>
  );
};
