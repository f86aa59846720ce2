import type { Reader } from '@tipmark/match-features';
import { failureMessage, type HostState } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { Button, css, MOBILE } from '@tipmark/ui-kit';
import { FormProblem, SubmitButton, TextField, useForm } from '@tipmark/ui-kit/forms';
import { Drawer } from '@tipmark/ui-kit/overlays';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { useState } from 'react';
import { AlertForm } from './AlertForm.tsx';
import { SentRecord } from './SentRecord.tsx';
import type { TemplateCalls } from './template-calls.ts';
import { nextTemplateId, type Template, templateWith } from './template-list.ts';
import { useSuccess, useWrite } from './use-write.ts';

const tools = css`
  padding: 8px 16px;
  border-bottom: 1px solid var(--hair);
  .ways { display: flex; flex-wrap: wrap; gap: ${gap[8]}; }
  form { display: grid; gap: ${gap[10]}; max-width: 420px; padding: 8px 0; }
  .quiet { display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); gap: ${gap[10]}; }
  .field { display: grid; gap: ${gap[6]}; }
  .field > span { font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; color: var(--text2); }
  form p { font-size: ${font.small}; line-height: 18px; color: var(--text2); }
  @media (scripting: none) { display: none; }
  ${MOBILE} { padding: 8px var(--gutter); }
`;

interface TemplateToolsProps<Params> {
  readonly calls: TemplateCalls<Params>;
  /** The template that is shown, or that the filter began as. */
  readonly templateId: number;
  /** What is saved: the filter of the page, on top of what only the template has. */
  readonly paramsOf: (template: Template<Params> | undefined) => Params;
  /** Which template is shown after one was deleted. */
  readonly afterRemoval: 'firstCustom' | 'firstPreset';
  /** What the record of its emails is about. */
  readonly recordOf: 'outcomes' | 'cappers';
  readonly reader: Reader;
  readonly hrefOfTemplate: (id: number) => string;
  readonly onGo: (href: string) => void;
}

type Open = 'add' | 'copy' | 'change' | 'remove' | 'alert' | 'record';

const WAYS = {
  add: 'templates.saveAs',
  change: 'templates.change',
  copy: 'templates.copy',
  remove: 'templates.delete',
  alert: 'alerts.title',
  record: 'record.sentTitle',
} as const satisfies Record<Open, string>;

/**
 * Saves the filter as a template; the visitor's templates can be changed, copied and deleted.
 * Presets can have alerts, too.
 */
export function TemplateTools<Params>(props: TemplateToolsProps<Params>) {
  const { calls, templateId, afterRemoval, reader, hrefOfTemplate, onGo } = props;
  const { t } = reader;
  const [open, setOpen] = useState<Open>();
  const removal = useWrite(calls.remove);
  const list = useSelector(calls.list.select).data;
  // its form disappears with the template
  useSuccess(removal.state.status === 'succeeded', () =>
    onGo(hrefOfTemplate(nextTemplateId(list, templateId, afterRemoval))),
  );
  const current = templateWith(list, templateId);
  const own = current?.isModifiable ? current : undefined;
  const close = () => setOpen(undefined);
  // alerts are offered for presets, too
  const ways: readonly Open[] = [
    'add',
    ...(own ? (['change', 'copy', 'remove'] as const) : []),
    ...(current ? (['alert', 'record'] as const) : []),
  ];
  const isAlertOn = current?.notificationParams?.isActive === true;
  return (
    <section className={tools} aria-label={t('templates.own')}>
      <div className="ways">
        {ways.map((way) => (
          <Button
            key={way}
            isSmall
            kind="ghost"
            aria-expanded={open === way}
            aria-haspopup={way === 'alert' ? 'dialog' : undefined}
            onClick={() => setOpen(open === way ? undefined : way)}
          >
            {t(way === 'alert' && isAlertOn ? 'alerts.titleOn' : WAYS[way])}
          </Button>
        ))}
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
      {open === 'alert' && current && (
        <Drawer
          title={t('alerts.title')}
          note={current.name}
          closeLabel={t('button.close')}
          onClose={close}
        >
          <AlertForm key={current.id} calls={calls} template={current} reader={reader} />
        </Drawer>
      )}
      {open === 'record' && current && (
        <SentRecord calls={calls} templateId={current.id} of={props.recordOf} reader={reader} />
      )}
      {open === 'remove' && own && (
        <RemoveForm calls={calls} template={own} removal={removal} reader={reader} />
      )}
    </section>
  );
}

interface FormProps<Params, Known> extends TemplateToolsProps<Params> {
  readonly template: Known;
  readonly onDone: () => void;
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
      (values['name'] ?? '').trim() === '' ? { name: t('templates.nameMissing') } : {},
    onSubmit: (values) => onSave((values['name'] ?? '').trim()),
    refused: problem?.details,
  });
  const wrong = errors['name'];
  return (
    <form {...formProps}>
      <TextField
        name="name"
        label={t('templates.name')}
        defaultValue={name}
        maxLength={50}
        autoComplete="off"
        message={wrong === undefined ? undefined : { tone: 'wrong', text: wrong }}
      />
      <p>{t('templates.withFilter')}</p>
      <FormProblem
        text={
          problem && wrong === undefined
            ? t('templates.notSaved', { why: failureMessage(problem, { locale }) })
            : undefined
        }
      />
      <SubmitButton text={t('templates.save')} busyText={t('templates.saving')} isBusy={isBusy} />
    </form>
  );
};

function AddForm<Params>(props: FormProps<Params, Template<Params> | undefined>) {
  const { calls, template, paramsOf, reader, hrefOfTemplate, onGo, onDone } = props;
  const { add } = calls;
  const { dispatch, isBusy } = useWrite(add);
  const state = useSelector((known: HostState) => add.select(known));
  useSuccess(state.status === 'succeeded', () => {
    if (state.status !== 'succeeded') return;
    onDone();
    onGo(hrefOfTemplate(state.result.id));
  });
  return (
    <NameForm
      name={template ? reader.t('templates.copyOf', { name: template.name }) : ''}
      isBusy={isBusy}
      problem={state.status === 'failed' ? state.error : undefined}
      reader={reader}
      onSave={(name) => dispatch(add.submitted({ body: { name, params: paramsOf(template) } }))}
    />
  );
}

function ChangeForm<Params>(props: FormProps<Params, Template<Params>>) {
  const { calls, template, paramsOf, reader, hrefOfTemplate, onGo, onDone } = props;
  const { change } = calls;
  const { dispatch, state, isBusy } = useWrite(change);
  useSuccess(state.status === 'succeeded', () => {
    onDone();
    onGo(hrefOfTemplate(template.id));
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
            body: { name, params: paramsOf(template) },
          }),
        )
      }
    />
  );
}

interface RemoveFormProps {
  readonly calls: Pick<TemplateCalls<never>, 'remove'>;
  readonly template: Pick<Template<never>, 'id' | 'name'>;
  readonly reader: Reader;
  readonly removal: ReturnType<typeof useWrite>;
}

const RemoveForm = ({ calls, template, removal, reader }: RemoveFormProps) => {
  const { t, locale } = reader;
  const { remove } = calls;
  const { dispatch, state, isBusy } = removal;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(remove.submitted({ segments: { id: template.id } }));
      }}
    >
      <p>{t('templates.confirmDelete', { name: template.name })}</p>
      <FormProblem
        text={
          state.status === 'failed'
            ? t('templates.notDeleted', { why: failureMessage(state.error, { locale }) })
            : undefined
        }
      />
      <SubmitButton text={t('templates.delete')} busyText={t('templates.saving')} isBusy={isBusy} />
    </form>
  );
};
