const startTime = Math.floor(Date.now() / 1000) - 3600;
/** The markets whose prices a frame moves. */
const movedPerFrame = 3;
const teams = ['Northern Lights', 'Old Rovers'];
const groups = ['main', 'innings', 'over', 'players', 'specials'];

/**
 * A live match with markets of two or three selections, each with the prices of all bookmakers. A frame moves all
 * prices of the next three markets: `frame` has only those, as our own API sends them, and `completeFrame` all
 * markets, the others without prices, as a host does that has no `markets_partial`.
 */
export function benchMatchOf(size) {
  const { markets } = size;
  const isMoved = (market, step) =>
    (market + (markets - movedPerFrame) * step) % markets < movedPerFrame;
  /** The number of the last move of a market up to a step; 0 before its first. */
  const movesOf = (market, step) => {
    let last = step;
    while (last >= 0 && !isMoved(market, last)) last -= 1;
    return last + 1;
  };
  const eventAt = step =>
    eventOf(
      size,
      at => movesOf(at, step),
      at => isMoved(at, step),
    );
  return {
    event: eventOf(
      size,
      () => 0,
      () => true,
    ),
    frame: step => {
      const { id, markets: all, updated_at } = eventAt(step);
      const moved = all.filter((_, at) => isMoved(at, step));
      return frameOf({ id, updated_at, markets: moved, markets_partial: true }, step);
    },
    completeFrame: step => frameOf(eventAt(step), step),
  };
}

const frameOf = (message, step) => ({
  eventType: 'event_updated',
  message: { ...message, version: step + 2 },
});

/** As many markets and bookmakers as a match of the demo has. */
export const benchMatch = benchMatchOf({ id: 900, markets: 26, bookmakers: 5 });

function eventOf({ id, markets, bookmakers: count }, moveOf, hasPrices) {
  const now = Math.floor(Date.now() / 1000);
  const bookmakers = Array.from({ length: count }, (_, index) => ({
    slug: `bookmaker-${index}`,
    title: `Bookmaker ${index}`,
    kind: 'fixed',
  }));
  return {
    id,
    name: teams.join(' - '),
    start_time: startTime,
    status: 2,
    match_status: 'Old Rovers chose to field',
    score: '120/3 (15.2):',
    tournament: 'Cup',
    league: 'cup-0',
    competitors: teams.map((name, index) => ({ id: index + 1, name })),
    bookmakers: bookmakers.map(bookmaker => ({ ...bookmaker, confirmed_at: now })),
    bookmakers_count: bookmakers.length,
    sources: { odds: { name: 'Bench', at: now, max_age: 120 } },
    markets_count: markets,
    markets: Array.from({ length: markets }, (_, index) =>
      marketOf({ at: index, move: moveOf(index), bookmakers, hasPrices: hasPrices(index), now }),
    ),
    updated_at: now,
    version: 1,
  };
}

function marketOf({ at, move, bookmakers, hasPrices, now }) {
  const names = at % 3 === 2 ? [...teams, 'Draw'] : teams;
  return {
    id: `m${at}`,
    name: at === 0 ? 'Match Winner' : `Market ${at}`,
    status: 'open',
    group: groups[at % groups.length],
    selections: names.map((name, selection) => {
      const odds = bookmakers.map((_, bookmaker) => oddsOf(at + selection + bookmaker, move));
      const best = Math.max(...odds);
      return {
        id: selection + 1,
        name,
        odds: best,
        best: bookmakers.flatMap(({ slug }, bookmaker) => (odds[bookmaker] === best ? [slug] : [])),
        ...(hasPrices && {
          prices: bookmakers.map(({ slug }, bookmaker) => ({
            bookmaker: slug,
            odds: odds[bookmaker],
            updated_at: now,
            status: 'open',
          })),
        }),
      };
    }),
  };
}

/** Between 1.50 and 3.49, another one at each move. */
function oddsOf(place, move) {
  return Number((1.5 + ((place * 37 + move * 13) % 200) / 100).toFixed(2));
}
