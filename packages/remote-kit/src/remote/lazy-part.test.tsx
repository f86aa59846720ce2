import { act, Component, type ReactNode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { lazyPart } from './lazy-part.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? 'failed' : this.props.children);
}

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container, { onCaughtError: () => {} });
});
afterEach(() => {
  jest.useRealTimers();
  act(() => root.unmount());
  container.remove();
});

/** Renders the part in a separate boundary, as a retry does. */
const draw = (Part: ReturnType<typeof lazyPart>['Part'], key: string) =>
  act(async () =>
    root.render(
      <Boundary key={key}>
        <Suspense fallback="waits">
          <Part />
        </Suspense>
      </Boundary>,
    ),
  );

test('a part whose chunk failed to load is fetched again when it is rendered again', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  let isOffline = true;
  const { Part } = lazyPart(async () => {
    if (isOffline) throw new Error('offline');
    return { default: () => 'the part' };
  });
  await draw(Part, 'first');
  expect(container.textContent).toBe('failed');
  isOffline = false;
  jest.advanceTimersByTime(1_000);
  await draw(Part, 'again');
  expect(container.textContent).toBe('the part');
});

test('a part that was loaded before is rendered without waiting', async () => {
  const { Part, loadPart } = lazyPart(async () => ({ default: () => 'the part' }));
  await loadPart();
  act(() => root.render(<Part />));
  expect(container.textContent).toBe('the part');
});
