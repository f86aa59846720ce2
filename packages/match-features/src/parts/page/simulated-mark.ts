import type { Reader } from './reader.ts';

/** The badge of simulated data; real leagues and teams have none. */
export const simulatedMark = (isSimulated: boolean | undefined, { t }: Pick<Reader, 't'>) =>
  isSimulated ? { text: t('match.simulated'), title: t('match.simulatedNote') } : undefined;
