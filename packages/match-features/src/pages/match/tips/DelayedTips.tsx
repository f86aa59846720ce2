import type { DelayedTip } from '@tipmark/contract';
import { formatDateTime } from '@tipmark/remote-kit/i18n';
import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';

const rowClass = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gap[4]} ${gap[10]};
  padding: 12px 16px;
  border-top: 1px solid var(--hair);
  color: var(--text2);
  a { font-weight: ${weight.strong}; min-height: 24px; display: inline-flex; align-items: center; color: var(--text); overflow-wrap: anywhere; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
  small { font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); font-variant-numeric: tabular-nums; }
  code { font: inherit; }
  ${MOBILE} { padding: 12px var(--gutter); }
`;

const HASH_SHOWN = 8;

interface DelayedTipsProps {
  readonly tips: readonly DelayedTip[];
  readonly reader: Reader;
}

/** Tips that are published at the start: until then author, time and proof. */
export const DelayedTips = ({ tips, reader: { t, locale, timeZone } }: DelayedTipsProps) => (
  <ul>
    {tips.map(({ author, createdAt, seq, hash }) => (
      <li key={seq} className={rowClass}>
        <PageLink to="profile" params={{ userUrl: author.url }}>
          {author.name}
        </PageLink>
        <span>{t('match.tipDelayed')}</span>
        <small title={hash}>
          {formatDateTime(createdAt, locale, timeZone)} · {t('match.ledger', { seq })}{' '}
          <code>{hash.slice(0, HASH_SHOWN)}</code>
        </small>
      </li>
    ))}
  </ul>
);
