'use client';

import type { ReactElement } from 'react';
import { Icon } from './Icon.tsx';

const choose = (theme: string) => {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
};

export const ThemeSwitch = (): ReactElement => (
  <span className="theme">
    <Icon name="screen" />
    <select
      className="theme-select"
      aria-label="Оформление"
      defaultValue="system"
      onChange={({ target }) => choose(target.value)}
    >
      <option value="light">Светлое</option>
      <option value="dark">Тёмное</option>
      <option value="system">Как в системе</option>
    </select>
  </span>
);
