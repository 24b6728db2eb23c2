/** The state of one of several instances of the API. */
export type InstanceState = {
  role: 'leader' | 'follower';
  /** The leader's; of a follower the term of the last tick that it has read. */
  term: number;
  isStreamConnected: boolean;
  /** Seconds since the last tick that was read; null before the first. */
  tickAge: number | null;
};
