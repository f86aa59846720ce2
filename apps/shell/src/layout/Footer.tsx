import { PROMO_COUNTRY_CODE } from '@tipmark/domain';
import { selectCountryCode } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { css, cx, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import { useSelector } from 'react-redux';
import type { ServedRoutes } from '../host/routing/served-routes.ts';
import { footerLinks } from './composition.ts';
import { TimeZoneNote } from './TimeZoneNote.tsx';
import type { Links } from './use-links.ts';
import { wrap } from './wrap.ts';

const foot = css`
  border-top: 1px solid var(--border);
  background: var(--surface);
  color: var(--text3);
  font-size: ${font.meta};
  line-height: 16px;
  font-weight: ${weight.medium};
  @media print {
    display: none;
  }
  ${MOBILE} {
    &[data-above-bar] {
      padding-bottom: 56px;
    }
  }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gap[8]} ${gap[16]};
  min-height: 52px;
  padding-top: 12px;
  padding-bottom: 12px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
  }
  a:hover {
    color: var(--text);
    text-decoration: underline;
  }
`;

const age = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 28px;
  height: 28px;
  border: 1.5px solid currentColor;
  border-radius: ${radius.round};
  font-size: ${font.micro};
  font-weight: ${weight.bold};
`;

interface FooterProps {
  readonly links: Links;
  readonly served: ServedRoutes;
  readonly isAboveBar: boolean;
}

export function Footer({ links, served, isAboveBar }: FooterProps) {
  const { t } = useTranslation('common');
  const hasAgeMark = useSelector(selectCountryCode) === PROMO_COUNTRY_CODE;
  return (
    <footer
      className={foot}
      aria-label={t('footer.label')}
      data-above-bar={isAboveBar || undefined}
    >
      <div className={cx(wrap, row)}>
        {hasAgeMark && (
          <span className={age} title={t('ageMark.text')}>
            {t('ageMark.short')}
          </span>
        )}
        {footerLinks(served).map(({ route, word }) => (
          <a key={route} href={links.to(route)} aria-current={links.current(route)}>
            {t(word)}
          </a>
        ))}
        <a href={links.to('display', { next: links.address })} rel="nofollow">
          {t('footer.display')}
        </a>
        <TimeZoneNote plainHref={links.to('timeZone', { next: links.address })} />
      </div>
    </footer>
  );
}
