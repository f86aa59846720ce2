import type { Reader } from './reader.ts';

/** The badge of simulated data; real leagues and teams have none. */
export const simulatedMark = (isSimulated: boolean | undefined, { t }: Pick<Reader, 't'>) =>
  isSimulated ? { text: t('match.simulated'), title: t('match.simulatedNote') } : undefined;

interface MarkedPage {
  readonly isSimulated: boolean;
  readonly originalName?: string | undefined;
}

/** The badge of what a page is about: invented, or with a Russian name that is spelt by rule. */
export const pageMark = ({ isSimulated, originalName }: MarkedPage, reader: Pick<Reader, 't'>) =>
  originalName === undefined
    ? simulatedMark(isSimulated, reader)
    : { text: reader.t('match.transliterated'), title: reader.t('match.transliteratedNote') };
