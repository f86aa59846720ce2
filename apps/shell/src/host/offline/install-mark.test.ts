import { INSTALL_MARK, isInstallOffered } from './install-mark.ts';

afterEach(() => document.body.replaceChildren());

test('an installation is offered while the page shows the marked button', () => {
  expect(isInstallOffered()).toBe(false);
  const button = document.createElement('button');
  document.body.append(button);
  expect(isInstallOffered()).toBe(false);
  button.setAttribute(INSTALL_MARK, '');
  expect(isInstallOffered()).toBe(true);
  button.remove();
  expect(isInstallOffered()).toBe(false);
});
