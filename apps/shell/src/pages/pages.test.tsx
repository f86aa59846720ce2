import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderInShell } from '../layout/page-fixture.tsx';
import { crashed, loadFailed, notFound, remoteAbsent } from '../routing/page-failure.ts';
import { AboutUsPage } from './AboutUsPage.tsx';
import { FailurePage } from './FailurePage.tsx';
import { shellPages } from './shell-pages.ts';

const noRetry = () => {
  throw new Error('nobody pressed retry');
};

describe('the page that stands for a failure', () => {
  test.each([
    ['notFound', notFound, 'Страница не найдена', /Такого адреса на сайте нет/],
    ['remoteAbsent', remoteAbsent, 'Раздел временно недоступен', /Остальные разделы работают/],
    ['crashed', crashed, 'Не получилось показать страницу', /Попробуйте обновить страницу/],
    [
      'refused',
      loadFailed({ status: 400, code: 'validation', message: 'Дата вне границ' }),
      'Не получилось показать страницу',
      'Дата вне границ',
    ],
    [
      'no answer',
      loadFailed({ status: 0, code: 'network', message: 'fetch failed' }),
      'Не получилось показать страницу',
      'Ошибка интернета. Попробуйте обновить страницу',
    ],
  ])('says what happened (%s)', (_, problem, title, text) => {
    renderInShell(<FailurePage problem={problem} onRetry={noRetry} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  test('offers to try again, except where trying again would find nothing', async () => {
    const onRetry = jest.fn();
    const { redraw } = renderInShell(<FailurePage problem={remoteAbsent} onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    redraw(<FailurePage problem={notFound} onRetry={onRetry} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('leads home in its own language', () => {
    renderInShell(<FailurePage problem={notFound} onRetry={noRetry} />, { locale: 'en' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en');
  });
});

describe('about us', () => {
  test.each([
    ['ru', 'О сайте Tipmark'],
    ['en', 'About Tipmark'],
  ] as const)('stands in %s, with one h1 and nothing axe minds', async (locale, title) => {
    const { container } = renderInShell(
      <main>
        <AboutUsPage />
      </main>,
      { locale },
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    expect(container).not.toHaveTextContent('aboutUs.');
    expect((await axe(container)).violations).toEqual([]);
  });

  test('brings its words in each language', async () => {
    const [ru, en] = await Promise.all([shellPages.messages.ru(), shellPages.messages.en()]);
    expect(ru.default).not.toEqual(en.default);
  });
});
