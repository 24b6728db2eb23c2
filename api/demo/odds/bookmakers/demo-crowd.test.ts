import type { WireMarket } from '@/lib/contract/event';
import { withComparison } from '@/lib/domain/odds/comparison/compare-event';
import { demoBookmakers, demoSources, toEventBookmakers } from './demo-bookmakers';
import { demoCrowd, maxDemoBookmakers } from './demo-crowd';
import { priced } from '@/api/demo/odds/pricing';

const at = 1_790_000_000;
const bookmakers = demoCrowd(30);
const model = {
  ...{ id: 'winner', name: 'Match winner' },
  outcomes: [
    { id: 'home', name: 'Herons', chance: 0.5 },
    { id: 'away', name: 'Ferns', chance: 0.3 },
    { id: 'draw', name: 'Draw', chance: 0.2 },
  ],
};
const pricedAt = (step: number): WireMarket =>
  priced(model, { matchId: '7', seed: 'test', bookmakers, jitterStepOf: () => step, at });

const slugsOf = (wanted: (profile: (typeof bookmakers)[number]) => boolean | undefined) =>
  bookmakers.filter(profile => wanted(profile)).map(({ slug }) => slug);
/** The open odds by bookmaker, of each selection. */
const oddsOf = ({ selections }: WireMarket) =>
  selections.map(
    ({ prices }) => new Map((prices ?? []).map(price => [price.bookmaker, Number(price.odds)])),
  );

test('the crowd begins with the bookmakers that have reviews, and nobody is in it twice', () => {
  expect(demoCrowd(5)).toEqual(demoBookmakers);
  expect(maxDemoBookmakers).toBe(30);
  expect(new Set(bookmakers.map(({ slug }) => slug)).size).toBe(30);
  expect(new Set(bookmakers.map(({ title }) => title)).size).toBe(30);
});

test('it has each character that feeds have', () => {
  expect(slugsOf(({ isSlow }) => isSlow).length).toBeGreaterThan(1);
  expect(slugsOf(({ suspendsEarly }) => suspendsEarly).length).toBeGreaterThan(1);
  expect(slugsOf(({ commission }) => commission !== null).length).toBeGreaterThan(1);
  expect(slugsOf(({ leavesOutLongest }) => leavesOutLongest).length).toBeGreaterThan(1);
  expect(slugsOf(({ mistypes }) => mistypes).length).toBeGreaterThan(1);
});

test('an incomplete bookmaker prices every outcome but the least likely one', () => {
  const incomplete = slugsOf(({ leavesOutLongest }) => leavesOutLongest);
  const [home, , draw] = pricedAt(1).selections;

  expect(draw?.prices?.filter(({ odds }) => odds === null).map(of => of.bookmaker)).toEqual(
    incomplete,
  );
  expect(home?.prices?.every(({ odds }) => odds !== null)).toBe(true);
});

test('a typing error is ten times the price, is rare, and is never the best price', () => {
  const careless = slugsOf(({ mistypes }) => mistypes);
  const steps = Array.from({ length: 400 }, (_, step) => pricedAt(step));
  const wrong = steps.flatMap(market => {
    const [odds] = oddsOf(market);
    return bookmakers.flatMap(({ slug }) =>
      (odds?.get(slug) ?? 0) > 10 ? [{ market, slug }] : [],
    );
  });

  expect([...new Set(wrong.map(({ slug }) => slug))].sort()).toEqual([...careless].sort());
  expect(wrong.length / steps.length / careless.length).toBeLessThan(0.05);
  for (const { market, slug } of wrong) {
    const event = { bookmakers: toEventBookmakers(bookmakers, at), sources: demoSources(true, at) };
    const [compared] = withComparison({ ...event, markets: [market] }, at).markets;
    expect(compared?.selections[0]?.best).not.toContain(slug);
  }
});
