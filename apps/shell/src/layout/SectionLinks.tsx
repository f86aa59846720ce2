import { useTranslation } from '@tipmark/remote-kit/i18n';
import { css, MOBILE } from '@tipmark/ui-kit';
import { gap, weight } from '@tipmark/ui-kit/style-values';
import type { ServedRoutes } from '../host/routing/served-routes.ts';
import { sectionsOf, siteSections } from './composition.ts';
import type { Links } from './use-links.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${gap[24]};
  min-height: 40px;
  ${MOBILE} {
    display: none;
  }
`;

const link = css`
  display: flex;
  align-items: center;
  white-space: nowrap;
  font-weight: ${weight.medium};
  color: var(--text2);
  position: relative;
  &:hover,
  &[aria-current] {
    color: var(--text);
  }
  &[aria-current] {
    font-weight: ${weight.strong};
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    left: 50%;
    bottom: 0;
    margin-left: -5px;
    border: 5px solid transparent;
    border-top: 0;
    border-bottom-color: var(--accent);
  }
  &[data-first-site-wide] {
    margin-left: auto;
  }
  &[data-premium] {
    color: var(--premium);
    font-weight: ${weight.strong};
  }
`;

interface SectionLinksProps {
  readonly links: Links;
  readonly served: ServedRoutes;
}

/** Second row of the header on a desktop: the sport's own sections. */
export function SectionLinks({ links, served }: SectionLinksProps) {
  const { t } = useTranslation('common');
  const ofSite = siteSections(served);
  const items = [...sectionsOf(links.sport, served), ...ofSite];
  if (items.length === 0) return null;
  return (
    <nav className={row} aria-label={t('nav.label')}>
      {items.map((item) => (
        <a
          key={item.route}
          className={link}
          href={links.to(item.route)}
          aria-current={links.current(item.route)}
          data-premium={item.route === 'premium' || undefined}
          data-first-site-wide={item === ofSite[0] || undefined}
        >
          {t(item.word)}
        </a>
      ))}
    </nav>
  );
}
