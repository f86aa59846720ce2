import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import {
  Badge,
  Button,
  Card,
  Checkbox,
  EmptyState,
  ErrorState,
  Flag,
  Icon,
  LinkButton,
  ProgressLine,
  Segmented,
  Select,
  SkipLink,
  Switch,
  Tabs,
} from '../index.ts';

const items = [
  { key: 'all', href: '/all', text: 'All', count: '3' },
  { key: 'live', href: '/live', text: 'Live', isLive: true },
] as const;

describe('a list of tabs', () => {
  const shown = (onChoose?: (key: string) => void) =>
    render(<Tabs label="Lists" items={items} current="all" onChoose={onChoose} />);

  /** How the page handles a click: true when the browser would follow the link. */
  const isFollowed = (init: MouseEventInit = {}) =>
    fireEvent.click(screen.getByRole('link', { name: 'Live' }), { button: 0, ...init });

  beforeAll(() => {
    // jsdom cannot navigate; the result of `fireEvent` is read before this
    window.addEventListener('click', (event) => event.preventDefault());
  });

  test('is a list of links; the current one is marked', () => {
    shown();
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('All3');
    expect(screen.getByRole('link', { name: 'Live' })).toHaveAttribute('href', '/live');
  });

  test('is handled in place on a plain click and on Enter', async () => {
    const onChoose = jest.fn();
    shown(onChoose);
    isFollowed();
    screen.getByRole('link', { name: 'Live' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([['live'], ['live']]);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'is left to the browser with %s',
    (key) => {
      const onChoose = jest.fn();
      shown(onChoose);
      isFollowed({ [key]: true });
      expect(onChoose).not.toHaveBeenCalled();
    },
  );

  test('ignores a click that was already handled', () => {
    const onChoose = jest.fn();
    shown(onChoose);
    screen.getByRole('link', { name: 'Live' }).addEventListener('click', (event) => {
      event.preventDefault();
    });
    isFollowed();
    expect(onChoose).not.toHaveBeenCalled();
  });
});

test('a select is native and reports the selected value', async () => {
  const onChoose = jest.fn();
  render(
    <Select
      label="League"
      name="league"
      value="0"
      onChoose={onChoose}
      options={[
        { value: '0', text: 'All' },
        { value: '7', text: 'One' },
      ]}
    />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'League' }), 'One');
  expect(onChoose).toHaveBeenCalledWith('7');
});

test('a checkbox and a switch report their next state, by mouse and by keyboard', async () => {
  const onBox = jest.fn();
  const onSwitch = jest.fn();
  render(
    <>
      <Checkbox name="a" isOn={false} onChange={onBox}>
        Box
      </Checkbox>
      <Switch name="b" isOn onChange={onSwitch}>
        Odds
      </Switch>
    </>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Box' }));
  screen.getByRole('switch', { name: 'Odds' }).focus();
  await userEvent.keyboard(' ');
  expect([onBox.mock.calls, onSwitch.mock.calls]).toEqual([[[true]], [[false]]]);
});

test('an error shows what happened, with a button to retry', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="Lost" text="No network." retryLabel="Retry" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('LostNo network.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a button does not submit a form by default', () => {
  render(<Button>Open</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test.each([
  ['NO', '/assets/flags/NO.svg'],
  ['GB-ENG', '/assets/flags/GB-ENG.svg'],
  ['ZZ', undefined],
  ['../x', undefined],
  ['', undefined],
])('the flag of %p is %p', (code, file) => {
  const { container } = render(<Flag code={code} />);
  expect(container.querySelector('img')?.getAttribute('src') ?? undefined).toBe(file);
  // a globe in its place: never an empty box
  expect(container.querySelectorAll('svg path')).toHaveLength(file === undefined ? 1 : 0);
});

test('no control has an accessibility violation or a style attribute', async () => {
  const nothing = () => undefined;
  const { container } = render(
    <>
      <SkipLink to="main" text="Skip to content" />
      <main id="main">
        <h1>Title</h1>
        <Card title="Card">
          <Tabs label="Lists" items={items} current="all" />
          <Segmented label="Sort" items={items} current="live" />
          <Checkbox name="a" isOn onChange={nothing}>
            Box
          </Checkbox>
          <Button isIconOnly aria-label="Close">
            <Icon name="close" />
          </Button>
          <LinkButton href="/x" kind="primary">
            Go
          </LinkButton>
          <Badge tone="live">67</Badge>
          <ProgressLine label="Loading" />
          <EmptyState text="Nothing here" />
        </Card>
      </main>
    </>,
  );
  expect((await axe(container)).violations).toEqual([]);
  expect(container.querySelector('[style]')).toBeNull();
});
