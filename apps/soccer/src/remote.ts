import { defineRemote } from '@tipmark/remote-kit';
import { match } from './match/index.ts';
import { messages } from './messages.ts';
import { results } from './results/index.ts';

/** The one thing this remote exposes. */
export const remote = defineRemote({ name: 'soccer', features: [results, match], messages });
