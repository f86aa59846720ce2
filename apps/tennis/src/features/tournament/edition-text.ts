import type { EditionItem } from '@tipmark/contract';
import type { Translate } from '@tipmark/remote-kit';

/** The year of an edition, and which one of it. */
export const editionText = ({ name, part }: EditionItem, t: Translate): string =>
  part === undefined ? name : t('tournament.part', { season: name, part });
