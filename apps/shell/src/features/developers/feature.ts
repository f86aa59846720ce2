import { defineFeature, lazyPart } from '@tipmark/remote-kit';
import { textScreen } from '../../shared/text-screen.ts';

/** A long text with a form, read by few: a chunk of its own. */
const part = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "developers" */ './DevelopersPage.tsx'))
    .DevelopersPage,
}));

export const developers = defineFeature({
  name: 'developers',
  screens: [textScreen('developers', part)],
});
