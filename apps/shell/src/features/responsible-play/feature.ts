import { defineFeature, lazyPart } from '@tipmark/remote-kit';
import { textScreen } from '../../shared/text-screen.ts';

const part = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "legal" */ './ResponsiblePlay.tsx')).ResponsiblePlay,
}));

export const responsiblePlay = defineFeature({
  name: 'responsiblePlay',
  screens: [textScreen('responsiblePlay', part)],
});
