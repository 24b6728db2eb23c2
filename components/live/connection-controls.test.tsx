import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sharedConnection } from '@/lib/live/shared-connection';
import { aScreen, anOpenConnection } from '@/tests/fixtures/live/live-connection';
import { ConnectionStrip } from './connection-strip.client';
import { PauseUpdates } from './pause-updates.client';

jest.mock('@/lib/live/shared-connection');

function setUp() {
  const live = anOpenConnection();
  jest.mocked(sharedConnection).mockReturnValue(live.connection);
  return live;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('renders an empty strip while the connection is open', () => {
  setUp();
  render(<ConnectionStrip />);

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('shows that the connection is down, and a Retry button after the last attempt', async () => {
  const { newest, made } = setUp();
  render(<ConnectionStrip />);

  act(() => newest().drops());
  expect(screen.getByRole('status')).toHaveTextContent('Reconnecting…');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    act(() => jest.advanceTimersByTime(5000));
    act(() => newest().drops());
  }
  expect(screen.getByRole('status')).toHaveTextContent('Live updates have stopped.');
  const before = made.length;
  await user().click(screen.getByRole('button', { name: 'Retry' }));
  expect(made).toHaveLength(before + 1);
  act(() => newest().opens());

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('pauses updates until they are resumed', async () => {
  const { connection, newest } = setUp();
  const live = aScreen('event_1');
  connection.subscribe(live);
  live.refresh.mockClear();
  render(<PauseUpdates />);

  await user().click(screen.getByRole('button', { name: 'Pause updates', pressed: false }));
  newest().receives({ eventType: 'event_updated', message: { id: 1 } });
  expect(live.onMessage).not.toHaveBeenCalled();
  await user().click(screen.getByRole('button', { name: 'Resume updates', pressed: true }));

  expect(live.refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Pause updates' })).toBeVisible();
});
