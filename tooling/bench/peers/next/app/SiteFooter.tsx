import type { ReactElement } from 'react';

export const SiteFooter = (): ReactElement => (
  <footer className="foot" aria-label="Сведения о сайте">
    <div className="width foot-row">
      <span className="age" title="Сайт для совершеннолетних">
        18+
      </span>
      <a href="/about-us">О нас</a>
      <a href="/privacy-policy">Конфиденциальность</a>
      <a href="/UserAgreement">Соглашение</a>
      <span className="zone">Время: Москва, UTC+3</span>
    </div>
  </footer>
);
