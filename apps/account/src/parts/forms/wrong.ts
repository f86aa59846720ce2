import type { FieldMessage } from '@tipmark/ui-kit/forms';

export const wrong = (text: string | undefined): FieldMessage | undefined =>
  text === undefined ? undefined : { tone: 'wrong', text };
