const count = 40;
const leagues = 8;
const perLeague = count / leagues;
const names = ['Northern Lights', 'Old Rovers'];
const startTime = Math.floor(Date.now() / 1000) - 3600;

/** 40 live matches with three prices each. */
export const benchEvents = Array.from({ length: count }, (_, id) => eventOf(id));

/**
 * Responses of the mock API: the matches in 8 leagues, and an empty list of known leagues, so that
 * any may be requested.
 */
export const benchAnswers = {
  '/api/events/': Array.from({ length: leagues }, (_, league) => ({
    name: `Cup ${league}`,
    slug: `cup-${league}`,
    events: benchEvents.slice(league * perLeague, (league + 1) * perLeague),
  })),
  '/api/leagues/': { leagues: [] },
};

/** The frame that moves the price of the next match. */
export const priceFrame = step => ({
  eventType: 'event_updated',
  message: { ...eventOf(step % count, 1 + (step % 900) / 300), version: step + 2 },
});

const busyMarkets = 26;

/** A live match with 26 markets. */
export const busyMatch = {
  ...eventOf(900),
  markets_count: busyMarkets,
  markets: Array.from({ length: busyMarkets }, (_, index) => busyMarket(index, 1.5)),
};

/** The frame that moves the prices of its next market; as the API's, with all its markets. */
export const marketFrame = step => ({
  eventType: 'event_updated',
  message: {
    id: busyMatch.id,
    version: step + 2,
    updated_at: Math.floor(Date.now() / 1000),
    markets: busyMatch.markets.map((market, index) =>
      index === step % busyMarkets ? busyMarket(index, 1.5 + (step % 900) / 300) : market,
    ),
  },
});

function busyMarket(index, odds) {
  const selections = names.map((name, index) => ({ id: index + 1, name, odds: odds + index }));
  return { id: `m${index}`, name: `Innings runs ${index}`, status: 'open', selections };
}

function eventOf(id, odds = 1.5) {
  const selections = [...names, 'Draw'].map((name, index) => ({
    id: index + 1,
    name: `${name} ${id}`,
    odds: odds + index,
  }));
  return {
    id,
    name: `${names[0]} ${id} - ${names[1]} ${id}`,
    start_time: startTime,
    status: 2,
    match_status: 'In play',
    score: '120/3 (15.2):',
    tournament: `Cup ${Math.floor(id / perLeague)}`,
    league: 'l0',
    competitors: names.map((name, index) => ({ id: index + 1, name: `${name} ${id}` })),
    markets_count: 1,
    markets: [{ id: 'w', name: 'Match Winner', status: 'open', selections }],
    version: 1,
  };
}
