import type { RatedCapper } from '@tipmark/contract';
import { Avatar, PageLink, type Reader } from '@tipmark/match-features';
import { Card } from '@tipmark/ui-kit';
import { premiumCappersClass } from '../search-class.ts';
import { recordLine } from './capper-record.ts';

interface PremiumCappersProps {
  readonly cappers: readonly RatedCapper[];
  readonly reader: Reader;
}

/** Premium cappers with their result of 90 days. */
export const PremiumCappers = ({ cappers, reader }: PremiumCappersProps) => {
  if (cappers.length === 0) return null;
  return (
    <Card title={reader.t('search.premiumCappers')}>
      <ul className={premiumCappersClass}>
        {cappers.map((capper) => (
          <li key={capper.url}>
            <Avatar name={capper.name} className="avatar" />
            <span>
              <PageLink to="profile" params={{ userUrl: capper.url }}>
                {capper.name}
              </PageLink>
              <small>{recordLine(capper, reader)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
