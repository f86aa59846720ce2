import { defineFeature, lazyPart } from '@tipmark/remote-kit';
import { textScreen } from '../../shared/text-screen.ts';

const part = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "legal" */ './ResponsiblePlayPage.tsx'))
    .ResponsiblePlayPage,
}));

export const responsiblePlay = defineFeature({
  name: 'responsiblePlay',
  screens: [textScreen('responsiblePlay', part)],
});
