/*
 * What follows for the leader's publisher from each event. One tick is on its way to the stream at a time,
 * and is repeated until the stream reports its outcome: nothing is published out of order. The first
 * tick of a term is empty: after it no earlier leader can publish, and the numbers of frames are final.
 */

/** `due` are the groups that are flushed next; ticks are counted from 1 in each term. */
export type PublisherState =
  | { is: 'sending'; tick: number; due: ReadonlySet<string> }
  | { is: 'reading numbers'; due: ReadonlySet<string> }
  | { is: 'ready'; tick: number }
  | { is: 'stopped' };

/** The outcome of the request that is on its way. */
export type RequestOutcome = 'appended' | 'refused' | 'numbers' | 'failed';

export type PublisherEvent =
  | { type: 'due'; groups: readonly string[] }
  | { type: RequestOutcome }
  /** The wait after a failed request is over. */
  | { type: 'waited' }
  | { type: 'stop' };

export type PublisherEffect =
  /** Requests to append a tick with all that these groups have to send. */
  | { do: 'append'; tick: number; groups: ReadonlySet<string> }
  /** Requests the last number of each group. */
  | { do: 'read numbers' }
  | { do: 'wait' }
  | { do: 'repeat request' }
  /** A later leader publishes. */
  | { do: 'report refusal' };

type Step = readonly [PublisherState, readonly PublisherEffect[]];

const none: ReadonlySet<string> = new Set();

export const publisherStart: Step = send(1, none);

export function publisherStep(state: PublisherState, event: PublisherEvent): Step {
  if (state.is === 'stopped') return [state, []];
  switch (event.type) {
    case 'due':
      if (state.is === 'ready') return sendDue(state.tick, new Set(event.groups));
      return [{ ...state, due: new Set([...state.due, ...event.groups]) }, []];
    case 'appended':
      if (state.is !== 'sending') return [state, []];
      return state.tick === 1
        ? [{ is: 'reading numbers', due: state.due }, [{ do: 'read numbers' }]]
        : sendDue(state.tick, state.due);
    case 'numbers':
      return state.is === 'reading numbers' ? sendDue(1, state.due) : [state, []];
    case 'refused':
      return [{ is: 'stopped' }, [{ do: 'report refusal' }]];
    case 'failed':
      return [state, [{ do: 'wait' }]];
    case 'waited':
      return [state, [{ do: 'repeat request' }]];
    case 'stop':
      return [{ is: 'stopped' }, []];
  }
}

const sendDue = (lastTick: number, due: ReadonlySet<string>): Step =>
  due.size === 0 ? [{ is: 'ready', tick: lastTick }, []] : send(lastTick + 1, due);

function send(tick: number, groups: ReadonlySet<string>): Step {
  return [{ is: 'sending', tick, due: none }, [{ do: 'append', tick, groups }]];
}
