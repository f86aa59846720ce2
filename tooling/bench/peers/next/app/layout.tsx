import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactElement, ReactNode } from 'react';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import './tokens.css';
import './base.css';
import './header.css';

// the very files of the site, put beside the sources by the build of the peer
const latin = localFont({
  src: '../fonts/inter-latin-wght-normal.woff2',
  variable: '--latin',
  weight: '100 900',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});
const cyrillic = localFont({
  src: '../fonts/inter-cyrillic-wght-normal.woff2',
  variable: '--cyrillic',
  weight: '100 900',
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' },
  ],
});

export const metadata: Metadata = {
  title: { template: '%s — Tipmark', default: 'Tipmark' },
  icons: { icon: '/favicon.svg' },
};

export const viewport: Viewport = { colorScheme: 'light dark' };

export default function Layout({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <html lang="ru" className={`${latin.variable} ${cyrillic.variable}`} suppressHydrationWarning>
      <body>
        <div className="site">
          <a className="skip" href="#main">
            К содержанию
          </a>
          <SiteHeader />
          <div className="width content">
            <div className="main">
              <main id="main" tabIndex={-1} className="main">
                {children}
              </main>
            </div>
          </div>
          <SiteFooter />
        </div>
      </body>
    </html>
  );
}
