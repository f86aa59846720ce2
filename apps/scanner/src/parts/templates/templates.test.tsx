import '@testing-library/jest-dom';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useReader } from '@tipmark/match-features';
import { renderScreen } from '@tipmark/match-features/testing';
import { messages } from '../../messages.ts';
import { barriersOf } from '../../testing/site-fixture.tsx';
import { Templates } from './Templates.tsx';
import { type Template, templateIdOf, templateParam, templateWith } from './template-list.ts';

const template = (id: number, isBlockedBySubscription = false): Template<object> => ({
  id,
  name: `Template ${id}`,
  isModifiable: id > 100,
  isBlockedBySubscription,
  params: {},
  notificationParams: null,
});

const gone: string[] = [];
beforeEach(() => void gone.splice(0));

const draw = (
  customs: readonly Template<object>[],
  view: { readonly criteria: unknown; readonly templateId: number },
  locale: 'ru' | 'en' = 'ru',
) => {
  const Screen = () => (
    <Templates
      list={{ presets: [template(1), template(2)], customs: [...customs] }}
      view={view}
      label="Templates"
      lockedText="For subscribers."
      source="search"
      hrefOfTemplate={(id) => `/search?template=${id}`}
      onGo={(href) => void gone.push(href)}
      reader={useReader('scanner')}
    />
  );
  return renderScreen({ name: 'scanner', messages }, { Screen, address: '/', locale });
};

const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);

test.each([
  [0, 'Template 1'],
  [1, 'Template 1'],
  [2, 'Template 2'],
  [101, 'Template 101'],
])('of an address with template %d, %s is the current one', async (templateId, name) => {
  await draw([template(101)], { criteria: undefined, templateId });
  expect(current()).toEqual([name]);
});

test('none is current while a filter is shown, even one that began as a template', async () => {
  await draw([template(101)], { criteria: {}, templateId: 101 });
  expect(current()).toEqual([]);
});

test('one is opened in place, and has an address of its own', async () => {
  await draw([], { criteria: undefined, templateId: 0 });
  const second = screen.getByRole('link', { name: 'Template 2' });
  expect(second).toHaveAttribute('href', '/search?template=2');
  await userEvent.click(second);
  expect(gone).toEqual(['/search?template=2']);
});

test('a locked one says why and leads to the subscription, and from there to itself', async () => {
  const view = { criteria: undefined, templateId: 0 };
  const { container, unmount } = await draw([template(101, true)], view);
  const locked = screen.getByRole('link', { name: 'Template 101' });
  expect(locked).toHaveAccessibleDescription('For subscribers.');
  expect(locked).toHaveAttribute('href', '/premium?source=search&next=%2Fsearch%3Ftemplate%3D101');
  expect(await barriersOf(container)).toEqual([]);
  unmount();
  await draw([template(101, true)], view, 'en');
  expect(screen.getByRole('link', { name: 'Template 101' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/en\/premium\?source=search/),
  );
});

test('the reason is not shown where nothing is locked', async () => {
  await draw([template(101)], { criteria: undefined, templateId: 0 });
  expect(screen.queryByText('For subscribers.')).not.toBeInTheDocument();
});

test('the first preset has no number in an address; every other id is found again', () => {
  const list = { presets: [template(1), template(2)], customs: [template(101)] };
  expect(templateParam(0)).toBeUndefined();
  expect(templateParam(1)).toBeUndefined();
  for (const id of [2, 101]) {
    expect(templateIdOf(Number(templateParam(id)))).toBe(id);
    expect(templateWith(list, id)?.name).toBe(`Template ${id}`);
  }
  expect(templateWith(list, 0)?.id).toBe(1);
  expect(templateWith(list, 999)).toBeUndefined();
  expect(templateWith(undefined, 1)).toBeUndefined();
});

test('of a row that scrolls the current template is in sight', async () => {
  const rect = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  rect.mockImplementation(function left(this: HTMLElement) {
    return this.hasAttribute('aria-current')
      ? new DOMRect(500, 0, 100, 44)
      : new DOMRect(0, 0, 360, 44);
  });
  const { container } = await draw([template(101)], { criteria: undefined, templateId: 101 });
  expect(container.querySelector('.chips')?.scrollLeft).toBe(370);
  rect.mockRestore();
});
