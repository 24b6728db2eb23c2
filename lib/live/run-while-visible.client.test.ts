import { runWhileVisible } from './run-while-visible';

let isHidden = false;

beforeAll(() => {
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
});
beforeEach(() => {
  jest.useFakeTimers();
  setHidden(false);
});
afterEach(() => {
  jest.useRealTimers();
});

function setHidden(next: boolean): void {
  isHidden = next;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('runs at its interval, not while the tab is hidden, and immediately when the tab is shown', () => {
  const run = jest.fn();
  const stop = runWhileVisible(run, 1000);
  jest.advanceTimersByTime(2000);
  expect(run).toHaveBeenCalledTimes(2);

  setHidden(true);
  jest.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(2);
  setHidden(false);
  expect(run).toHaveBeenCalledTimes(3);
  jest.advanceTimersByTime(1000);

  expect(run).toHaveBeenCalledTimes(4);
  stop();
});

test('runs no more after it was stopped, also not when the tab is shown', () => {
  const run = jest.fn();

  runWhileVisible(run, 1000)();
  setHidden(true);
  setHidden(false);
  jest.advanceTimersByTime(60_000);

  expect(run).not.toHaveBeenCalled();
});

test('runs when the tab is shown if it was started in a hidden tab', () => {
  setHidden(true);
  const run = jest.fn();
  const stop = runWhileVisible(run, 1000);
  jest.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();

  setHidden(false);

  expect(run).toHaveBeenCalledTimes(1);
  stop();
});
