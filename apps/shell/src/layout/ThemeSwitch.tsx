import { selectTheme, type Theme } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { css, Icon, type IconName } from '@tipmark/ui-kit';
import { radius } from '@tipmark/ui-kit/style-values';
import { useDispatch, useSelector } from 'react-redux';
import { themeChosen } from '../host/state/view-reducer.ts';

const themes: readonly Theme[] = ['light', 'dark', 'system'];

const icons: Record<Theme, IconName> = { light: 'sun', dark: 'moon', system: 'system' };

const frame = css`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.field};
  color: var(--text2);
  &:hover {
    background: var(--hover);
    color: var(--text);
  }
  &:focus-within {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const choice = css`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  cursor: pointer;
  option {
    color: #111827;
    background: #fff;
  }
`;

/** A native list behind an icon: keyboard, phone wheels and screen readers know it already. */
export function ThemeSwitch() {
  const { t } = useTranslation('common');
  const theme = useSelector(selectTheme);
  const dispatch = useDispatch();
  return (
    <span className={frame}>
      <Icon name={icons[theme]} size={20} />
      <select
        className={choice}
        aria-label={t('theme.label')}
        value={theme}
        onChange={({ target }) => dispatch(themeChosen(target.value as Theme))}
      >
        {themes.map((name) => (
          <option key={name} value={name}>
            {t(`theme.${name}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
