import { EarnedBadge } from '@tipmark/ui-kit/betting';
import type { Reader } from '../page/reader.ts';
import { badgeTexts } from './badge-texts.ts';

interface CapperBadgesProps {
  readonly badges: readonly number[];
  readonly reader: Pick<Reader, 't' | 'locale'>;
}

/** What a capper has earned by the record; each says its rule. */
export const CapperBadges = ({ badges, reader }: CapperBadgesProps) =>
  badgeTexts(badges, reader).map(({ text, title }) => (
    <EarnedBadge key={text} text={text} title={title} />
  ));
