import { ACCOUNT_LIMITS } from '@tipmark/contract';
import { TextAreaField, useForm } from '@tipmark/ui-kit/forms';
import { editForm } from '../../../parts/forms/edit-class.ts';
import { FormEnd } from '../../../parts/forms/FormEnd.tsx';
import { lengthOf } from '../../../parts/forms/field-checks.ts';
import { useFormThatLeadsOn } from '../../../parts/forms/use-form-that-leads-on.ts';
import { wrong } from '../../../parts/forms/wrong.ts';
import { descriptionCommand } from '../profile-commands.ts';
import type { EditProps } from './edit-props.ts';

const MAX = ACCOUNT_LIMITS.descriptionMaxLength;

export function DescriptionForm({ page: { reader }, profile }: EditProps) {
  const { t } = reader;
  const form = useFormThatLeadsOn(descriptionCommand);
  const { errors, formProps } = useForm({
    check: ({ description = '' }): Record<string, string> =>
      lengthOf(description.trim()) > MAX ? { description: t('form.tooLong', { count: MAX }) } : {},
    onSubmit: ({ description = '' }) => form.submit({ body: { description } }),
    refused: form.error?.details,
  });
  const waiting = profile.own?.descriptionOnModeration ?? null;
  const labels = { description: t('settings.edit.descriptionLabel') };
  return (
    <form {...formProps} className={editForm}>
      <TextAreaField
        name="description"
        label={labels.description}
        rows={6}
        defaultValue={waiting ?? profile.description}
        message={
          wrong(errors['description']) ?? {
            tone: 'plain',
            text: t('settings.edit.descriptionHint', { count: MAX }),
          }
        }
      />
      {waiting !== null && <p>{t('settings.edit.onModeration')}</p>}
      <FormEnd form={form} text={t('button.save')} labels={labels} errors={errors} />
    </form>
  );
}
