import Link from 'next/link';
import type { ReactElement } from 'react';
import { Icon } from './Icon.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const sections = [
  ['/Tournaments', 'Турниры'],
  ['/Teams', 'Команды'],
  ['/Referees', 'Судьи'],
  ['/math-analysis', 'Мат. анализ'],
  ['/value-trends', 'Тренды'],
  ['/feed', 'Лента'],
] as const;

// the peer has one page: nothing can be prefetched
const links = sections.map(([href, text]) => (
  <Link key={href} className="section-link" href={href} prefetch={false}>
    {text}
  </Link>
));

const Brand = () => (
  <Link className="brand" href="/Results" prefetch={false} aria-label="Tipmark, на главную">
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill="var(--text)" />
      <path
        d="M5.5 13H10v6.5h6.5V8H21"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="2.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="21.5" cy="8" r="3" fill="var(--accent)" stroke="var(--text)" strokeWidth="1.4" />
    </svg>
    <span>Tipmark</span>
  </Link>
);

const SearchForm = () => (
  <form className="search" action="/Search/Matches">
    <Icon name="search" size={16} />
    <input
      type="search"
      name="query"
      maxLength={100}
      autoComplete="off"
      placeholder="Поиск матчей, команд"
      aria-label="Поиск матчей, команд"
    />
    <kbd aria-hidden="true">/</kbd>
  </form>
);

const Languages = () => (
  <nav className="segmented" aria-label="Язык">
    <a href="/Results" hrefLang="ru" lang="ru" aria-label="RU, Русский" aria-current="true">
      RU
    </a>
    <a href="/en/Results" hrefLang="en" lang="en" aria-label="EN, English">
      EN
    </a>
  </nav>
);

export const SiteHeader = (): ReactElement => (
  <header className="head">
    <div className="head-front">
      <div className="width head-row">
        <details className="menu">
          <summary aria-label="Ещё">
            <Icon name="menu" />
          </summary>
          <nav className="menu-links" aria-label="Ещё">
            {links}
          </nav>
        </details>
        <Brand />
        <nav className="sports" aria-label="Спорт" data-single="true">
          <Link className="sport" href="/Results" prefetch={false} aria-current="true">
            <Icon name="ball" />
            Футбол
          </Link>
        </nav>
        <SearchForm />
        <a className="search-link" href="/Search/Matches" aria-label="Поиск">
          <Icon name="search" />
        </a>
        <div className="head-end">
          <Languages />
          <ThemeSwitch />
          <a className="sign-in" href="/Account/Login">
            Войти
          </a>
        </div>
      </div>
    </div>
    <div className="head-links">
      <div className="width">
        <nav className="sections" aria-label="Разделы">
          <Link className="section-link" href="/Results" prefetch={false} aria-current="page">
            Результаты
          </Link>
          {links}
        </nav>
      </div>
      <div className="ruler" />
    </div>
  </header>
);
