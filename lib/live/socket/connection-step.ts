import type { LiveFrame } from '@/lib/contract/live/read-frame';
import type {
  ConnectionEffect,
  ConnectionEvent,
  ConnectionState,
  Entry,
  Step,
  Subscribed,
  TimerName,
} from './connection-state';
import { hasGap, positionAfter } from './frame-position';
import type { Subscription } from './subscription';

/*
 * The browser's end of the live line: what follows from each event in each state, by the rules of
 * docs/live-protocol.md. It owns no socket and no timer: connection.ts carries out the effects.
 */

/** Without a live screen the connection stays open for this long, for a visitor who returns. */
const idleMs = 60_000;
/** A tab that was hidden for less keeps its connection. */
const hiddenMs = 5000;
/** How long a host may take to confirm a subscription. */
const confirmationMs = 2000;

/** The result of an event: the next state and the effects. */
export function step(state: ConnectionState, event: ConnectionEvent): Step {
  switch (event.type) {
    case 'subscribe':
      return subscribe(state, event.screen);
    case 'leave':
      return leave(state, event.screen);
    case 'socket':
      return event.state === 'open'
        ? enter({ ...state, socket: 'open' })
        : [{ ...state, socket: event.state }, []];
    case 'text':
      return receive(state, event.text);
    case 'frame':
      return read(state, event.frame);
    case 'failure':
      return [state, refresh(state)];
    case 'timer':
      return expire(state, event.name);
    case 'pause': {
      const next = { ...state, pausedAt: event.at };
      return [next, refresh(next)];
    }
    case 'wake':
      if (!state.subscribed) return [state, []];
      return [state, state.socket === 'open' ? refresh(state) : open(state)];
    case 'retry':
      return [state, [{ do: 'open' }]];
    case 'hide':
      return hide(state, event.at);
    case 'show':
      return show(state, event.at);
  }
}

/** A screen that has just been mounted needs its snapshot, whatever the one before received. */
function subscribe(state: ConnectionState, screen: Subscription): Step {
  const next: ConnectionState = { ...state, subscribed: { screen, entry: 'unsent', last: null } };
  const [entered, effects] = state.socket === 'open' ? enter(next) : ([next, open(next)] as const);
  return [entered, [{ do: 'stop', timer: 'idle' }, ...effects]];
}

/** A screen that leaves late does not end the subscription of the next one. */
function leave(state: ConnectionState, screen: Subscription): Step {
  if (state.subscribed?.screen !== screen) return [state, []];
  // The next screen may have no control to resume updates.
  return [
    { ...state, subscribed: null, pausedAt: null },
    [
      { do: 'stop', timer: 'confirmation' },
      { do: 'start', timer: 'idle', ms: idleMs },
    ],
  ];
}

/** Subscribes on a connection that is open: behind the last frame where the host can continue from it. */
function enter(state: ConnectionState): Step {
  if (!state.subscribed) return [state, []];
  const { screen, last } = state.subscribed;
  const position = last?.epoch == null ? {} : { epoch: last.epoch, seq: last.seq };
  const entry: Entry = last?.epoch == null ? 'first' : 'confirmed';
  return [
    withSubscribed(withoutUnread(state), { screen, entry, last }),
    [
      { do: 'stop', timer: 'confirmation' },
      {
        do: 'send',
        text: JSON.stringify({ type: 'switchGroup', message: screen.group, ...position }),
      },
      { do: 'start', timer: 'confirmation', ms: confirmationMs },
    ],
  ];
}

function receive(state: ConnectionState, text: string): Step {
  const { visibility } = state;
  if (visibility.is === 'visible') return [state, [{ do: 'read', text }]];
  if (visibility.is === 'asleep') return [state, []];
  const unread = [...visibility.unread, text];
  return [{ ...state, visibility: { ...visibility, unread } }, []];
}

function read(state: ConnectionState, { message, stamps, dropped }: LiveFrame): Step {
  const { subscribed } = state;
  if (!subscribed || (stamps.group && stamps.group !== subscribed.screen.group)) return [state, []];
  const last = positionAfter(subscribed.last, stamps);
  const counted = withSubscribed(state, { ...subscribed, last });
  if (state.pausedAt !== null) return [counted, []];
  const noted: ConnectionEffect[] = [
    ...(typeof stamps.at === 'number' ? [{ do: 'clock', at: stamps.at } as const] : []),
    ...dropped.map(
      ({ path, reason }) =>
        ({ do: 'log', text: 'Live frame: dropped', details: { path, reason } }) as const,
    ),
  ];
  if (message.type === 'error')
    return [state, [...noted, { do: 'log', text: 'Live server', details: { text: message.text } }]];
  if (message.type === 'subscribed') {
    if (message.recovered) return [state, [...noted, { do: 'stop', timer: 'confirmation' }]];
    // The snapshot covers what was before; the next frame has the next number.
    const [next, effects] = fetchFirst(
      withSubscribed(state, { ...subscribed, last: positionAfter(null, stamps) }),
    );
    return [next, [...noted, ...effects]];
  }
  const { screen } = subscribed;
  const delivered: ConnectionEffect[] = [...noted, { do: 'deliver', screen, message }];
  const isUncovered =
    subscribed.entry === 'first' || (subscribed.entry === 'first-fetched' && Boolean(stamps.epoch));
  if (isUncovered) {
    const [next, effects] = fetchFirst(counted);
    return [next, [...delivered, ...effects]];
  }
  return [counted, [...delivered, ...(hasGap(subscribed.last, stamps) ? refresh(state) : [])]];
}

/** The snapshot behind a subscription; from then on frames continue. */
function fetchFirst(state: ConnectionState): Step {
  if (!state.subscribed) return [state, []];
  const next = withSubscribed(state, { ...state.subscribed, entry: 'confirmed' });
  return [next, [{ do: 'stop', timer: 'confirmation' }, ...refresh(next)]];
}

function expire(state: ConnectionState, name: TimerName): Step {
  if (name === 'idle') return [state, [{ do: 'close' }]];
  if (name === 'sleep') return fallAsleep(state);
  const { subscribed } = state;
  if (!subscribed) return [state, []];
  // A frame lost after this snapshot is detected by the number of the next one.
  const entry: Entry = subscribed.entry === 'first' ? 'first-fetched' : subscribed.entry;
  return [withSubscribed(state, { ...subscribed, entry }), refresh(state)];
}

function hide(state: ConnectionState, at: number): Step {
  if (state.visibility.is !== 'visible') return [state, []];
  return [
    { ...state, visibility: { is: 'hidden', since: at, unread: [] } },
    [{ do: 'start', timer: 'sleep', ms: hiddenMs }],
  ];
}

/** Unread frames are sent again when the tab is shown, or a snapshot is fetched. */
const fallAsleep = (state: ConnectionState): Step => [
  { ...state, visibility: { is: 'asleep' } },
  [{ do: 'stop', timer: 'confirmation' }, { do: 'close' }],
];

function show(state: ConnectionState, at: number): Step {
  const { visibility } = state;
  // Browsers stop the timers of a hidden tab.
  const isLate = visibility.is === 'hidden' && at - visibility.since >= hiddenMs;
  const [woken, slept] = isLate ? fallAsleep(state) : ([state, []] as const);
  const unread = woken.visibility.is === 'hidden' ? woken.visibility.unread : [];
  const isConnected = state.socket === 'open' && !isLate;
  return [
    { ...woken, visibility: { is: 'visible' } },
    [
      { do: 'stop', timer: 'sleep' },
      ...slept,
      ...unread.map(text => ({ do: 'read', text }) as const),
      ...(state.subscribed && !isConnected ? [{ do: 'open' } as const] : []),
    ],
  ];
}

const open = ({ visibility }: ConnectionState): ConnectionEffect[] =>
  visibility.is === 'asleep' ? [] : [{ do: 'open' }];

/** While updates are paused nothing is fetched; resuming fetches the snapshot. */
const refresh = ({ pausedAt, subscribed }: ConnectionState): ConnectionEffect[] =>
  pausedAt === null && subscribed ? [{ do: 'refresh', screen: subscribed.screen }] : [];

const withSubscribed = (state: ConnectionState, subscribed: Subscribed): ConnectionState => ({
  ...state,
  subscribed,
});

/** Frames of an earlier connection, which the host sends again on this one. */
const withoutUnread = (state: ConnectionState): ConnectionState =>
  state.visibility.is === 'hidden'
    ? { ...state, visibility: { ...state.visibility, unread: [] } }
    : state;
