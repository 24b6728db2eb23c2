import { act, render } from '@testing-library/react';
import { aScreen } from '@/tests/fixtures/live/live-connection';
import { liveScreen } from '@/tests/fixtures/live/live-screen';
import { LiveScreenProvider } from './live-screen-provider';

const mockSubscription = jest.fn(() => null);
let mockFailures = 1;
jest.mock('./live-subscription', () => {
  mockFailures -= 1;
  if (mockFailures >= 0) throw new Error('offline');
  return { LiveSubscription: mockSubscription };
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the code of live updates is loaded again after it failed', async () => {
  const { stores, wrap } = liveScreen();
  const screen = { ...aScreen('event'), snapshot: { key: '', fetch: jest.fn(), apply: jest.fn() } };
  render(
    wrap(
      <LiveScreenProvider stores={stores} screen={screen}>
        {null}
      </LiveScreenProvider>,
    ),
  );
  await act(() => jest.advanceTimersByTimeAsync(2999));
  expect(mockSubscription).not.toHaveBeenCalled();

  await act(() => jest.advanceTimersByTimeAsync(1));

  expect(mockSubscription).toHaveBeenCalled();
});
