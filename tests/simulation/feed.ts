import type { CommentaryItem } from '@/lib/contract/commentary';
import type { WireMarket } from '@/lib/contract/event';
import type { FedChange } from '@/api/feeds/feed';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import type { ApiProcess } from './api-process';
import type { Random } from './random';

type FedMatchState = {
  id: string;
  startTime: number;
  status: number;
  score: string | null;
  statusText: string | null;
  runs: number;
  markets: WireMarket[];
  /** Oldest first. */
  comments: CommentaryItem[];
  /** Comments from this index on have not been sent. */
  unsentFrom: number;
  isSent: boolean;
};

/** A provider of matches: each step changes some of them at random and sends them to the ingest. */
export type SimulatedFeed = {
  step(api: ApiProcess): void;
  /** Sends what has not been stored; resolves when the ingest has answered. */
  repeat(api: ApiProcess): Promise<void>;
  /** Changes each match a little. Resolves when the ingest has answered. */
  touch(api: ApiProcess): Promise<void>;
  /** A process has started: it is sent everything again. */
  restart(): void;
};

export const matchIds = ['m1', 'm2', 'm3'] as const;

/**
 * Odds only rise, and runs too, so that a reader can determine which of two is newer. With
 * `manyComments` a reader misses more of them than a snapshot has.
 */
export function createFeed(
  startTime: number,
  random: Random,
  manyComments: boolean,
): SimulatedFeed {
  let moves = 0;
  const nextOdds = () => Number((1.5 + (moves += 1) / 100).toFixed(2));
  const market = (id: string, isCompared: boolean): WireMarket => ({
    id,
    name: `Market ${id}`,
    status: 'open',
    selections: ['home', 'away'].map(side => ({
      id: side,
      name: side,
      odds: isCompared ? null : nextOdds(),
      ...(isCompared && {
        prices: bookmakers.map(({ slug }) => ({
          bookmaker: slug,
          odds: nextOdds(),
          updated_at: startTime,
          status: 'open' as const,
        })),
      }),
    })),
  });
  const states: FedMatchState[] = matchIds.map(id => ({
    id,
    startTime,
    status: 2,
    score: '0/0:',
    statusText: 'In play',
    runs: 0,
    markets: ['winner', 'runs', 'wickets'].map(of => market(of, of === 'winner')),
    comments: [],
    unsentFrom: 0,
    isSent: false,
  }));

  function moved(one: WireMarket): WireMarket {
    const side = random.below(2);
    return {
      ...one,
      selections: one.selections.map((selection, at) => {
        if (at !== side) return selection;
        if (!selection.prices) return { ...selection, odds: nextOdds() };
        const position = random.below(selection.prices.length);
        const prices = selection.prices.map((price, index) =>
          index === position ? { ...price, odds: nextOdds() } : price,
        );
        return { ...selection, prices };
      }),
    };
  }

  function addComments(state: FedMatchState): void {
    const count = manyComments && random.chance(0.2) ? 70 : 1;
    for (let added = 0; added < count; added += 1) {
      const number = state.comments.length + 1;
      const Over = `${Math.floor(number / 6)}.${(number % 6) + 1}`;
      state.comments.push({ Id: String(number), Over, Runs: '1', Commentary: `Ball ${number}.` });
    }
  }

  const changes: ((state: FedMatchState) => void)[] = [
    state => {
      const position = random.below(state.markets.length);
      state.markets = state.markets.map((market, index) =>
        index === position ? moved(market) : market,
      );
    },
    state => {
      state.runs += 1;
      state.score = `${state.runs}/1:`;
    },
    state => {
      state.score = random.chance(0.3) ? null : `${state.runs}/1:`;
    },
    state => {
      state.statusText = random.chance(0.2) ? null : `Over ${state.runs}`;
    },
    state => {
      const position = random.below(state.markets.length);
      state.markets = state.markets.map((market, index) =>
        index === position
          ? { ...market, status: market.status === 'open' ? 'suspended' : 'open' }
          : market,
      );
    },
    state => {
      const extra = state.markets.find(({ id }) => id === 'extra');
      state.markets = extra
        ? state.markets.filter(market => market !== extra)
        : [...state.markets, market('extra', false)];
    },
    addComments,
    addComments,
    state => {
      const position = Math.max(0, state.comments.length - 1 - random.below(3));
      const item = state.comments[position];
      if (!item) return;
      state.comments[position] = { ...item, Commentary: `${String(item.Commentary)} Corrected.` };
      state.unsentFrom = Math.min(state.unsentFrom, position);
    },
    state => {
      state.status = random.chance(0.2) ? 4 : 2;
    },
  ];

  const changeOf = (state: FedMatchState): FedChange => ({
    event: {
      id: state.id,
      kind: 'match',
      name: 'Ferns - Herons',
      start_time: state.startTime,
      status: state.status,
      match_status: state.statusText,
      score: state.score,
      tournament: 'Reed Cup',
      league: state.id === 'm3' ? 'other-cup' : 'reed-cup',
      competitors: [
        { id: 40, name: 'Ferns' },
        { id: 7, name: 'Herons' },
      ],
      bookmakers,
      markets: state.markets,
    },
    matchInfo: wireMatchInfo({
      Nuggets: [state.runs],
      Matchdetail: { Status: `Runs ${state.runs}` },
    }),
    commentary: [{ id: '1', items: state.comments.slice(state.unsentFrom).toReversed() }],
  });

  async function send(state: FedMatchState, api: ApiProcess): Promise<void> {
    const from = state.unsentFrom;
    const put = api.ingest.put(changeOf(state));
    state.isSent = true;
    state.unsentFrom = state.comments.length;
    try {
      await put;
    } catch {
      state.isSent = false;
      state.unsentFrom = Math.min(state.unsentFrom, from);
    }
  }

  return {
    step(api) {
      for (const state of states) {
        if (!random.chance(0.5)) continue;
        if (random.chance(0.03)) {
          state.isSent = false;
          api.ingest.withdraw(state.id).catch(() => undefined);
          continue;
        }
        for (let times = random.below(3); times >= 0; times -= 1)
          changes[random.below(changes.length)]?.(state);
        void send(state, api);
      }
    },
    repeat: async api => {
      await Promise.all(states.filter(({ isSent }) => !isSent).map(state => send(state, api)));
    },
    touch: async api => {
      const sent = states.filter(({ isSent }) => isSent);
      for (const state of sent) {
        state.runs += 1;
        state.score = `${state.runs}/1:`;
      }
      for (const state of sent) void send(state, api);
    },
    restart: () =>
      states.forEach(state => {
        state.isSent = false;
        state.unsentFrom = Math.max(0, state.unsentFrom - 5);
      }),
  };
}

const bookmakers = [
  { slug: 'silly-point', title: 'Silly Point', kind: 'fixed' as const },
  { slug: 'deep-cover', title: 'Deep Cover', kind: 'fixed' as const },
];
