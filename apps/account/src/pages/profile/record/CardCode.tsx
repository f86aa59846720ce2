import type { PageProfile } from '@tipmark/contract';
import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { Suspense, useState } from 'react';
import type { ProfilePage } from '../use-profile.ts';
import { LazyCardText } from './lazy-card-text.ts';

const details = css`
  border-top: 1px solid var(--hair);
  font-size: ${font.small};
  line-height: 20px;
  color: var(--text2);
  summary { padding: 12px 16px; font-weight: ${weight.strong}; color: var(--accent); cursor: pointer; }
  > div { display: grid; gap: ${gap[8]}; padding: 0 16px 16px; }
  a { display: inline-flex; align-items: center; min-height: 24px; color: var(--accent); font-weight: ${weight.strong}; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
  ${MOBILE} {
    summary { padding: 12px var(--gutter); }
    > div { padding: 0 var(--gutter) 16px; }
  }
`;

interface CardCodeProps {
  readonly profile: PageProfile;
  readonly page: ProfilePage;
}

/** The card of this record for other sites: its page, and the code that embeds it. */
export function CardCode({ profile, page: { reader } }: CardCodeProps) {
  const { t, locale } = reader;
  const [isOpen, setOpen] = useState(false);
  const path = `${locale === 'en' ? '/en' : ''}/embed/capper/${encodeURIComponent(profile.url)}`;
  return (
    <details className={details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('profile.card.title')}</summary>
      <div>
        <p>{t('profile.card.about')}</p>
        {isOpen && (
          <Suspense>
            <LazyCardText
              path={path}
              title={t('profile.card.frame', { name: profile.name })}
              label={t('profile.card.code')}
            />
          </Suspense>
        )}
        <a href={path} target="_blank" rel="noopener">
          {t('profile.card.open')}
        </a>
      </div>
    </details>
  );
}
