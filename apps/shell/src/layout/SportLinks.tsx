import { MAIN_LINES } from '@tipmark/domain';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { css, DESKTOP, Icon, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import type { ServedRoutes } from '../host/routing/served-routes.ts';
import { mainPageOf, sportsIn } from './composition.ts';
import type { Links } from './use-links.ts';

const list = css`
  display: flex;
  gap: ${gap[2]};
  ${MOBILE} {
    /* large text needs more than one line */
    flex-wrap: wrap;
    grid-row: 2;
    grid-column: 1 / -1;
    margin-bottom: 8px;
    padding: 2px;
    border-radius: ${radius.field};
    background: var(--sunken);
    &[data-single] {
      display: none;
    }
  }
`;

const link = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${gap[6]};
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
  ${DESKTOP} {
    height: 52px;
    padding: 0 12px;
    &[aria-current]::after {
      content: '';
      position: absolute;
      inset: auto 12px 0;
      height: 3px;
      border-radius: ${radius.badge} ${radius.badge} 0 0;
      background: var(--accent);
    }
  }
  ${MOBILE} {
    flex: 1;
    height: 40px;
    border-radius: ${radius.badge};
    font-size: ${font.small};
    line-height: 18px;
    &[aria-current] {
      background: var(--surface);
      box-shadow: 0 0 0 1px var(--border);
    }
  }
`;

interface SportLinksProps {
  readonly links: Links;
  readonly served: ServedRoutes;
}

/** The sports of this composition; beside the logo on a desktop, a segmented row on a phone. */
export function SportLinks({ links, served }: SportLinksProps) {
  const { t } = useTranslation(['common', 'layout']);
  const sports = sportsIn(served);
  return (
    <nav
      className={list}
      aria-label={t('layout:sports')}
      data-single={sports.length < 2 || undefined}
    >
      {sports.map((sport) => (
        <a
          key={sport}
          className={link}
          href={links.to(mainPageOf(sport, served) ?? 'index')}
          aria-current={sport === links.sport ? 'true' : undefined}
        >
          <Icon name={MAIN_LINES[sport].icon} size={20} />
          {t(`sport.${MAIN_LINES[sport].name}`)}
        </a>
      ))}
    </nav>
  );
}
