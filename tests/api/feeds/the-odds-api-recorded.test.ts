import { toFragments } from '@/api/feeds/the-odds-api/to-fragments';
import { recordedReply, testRecorded } from '@/tests/fixtures/feeds/recorded-reply';

testRecorded('the recorded replies are read', () => {
  const read = (name: string): unknown => recordedReply('the-odds-api', name);
  const at = Date.UTC(2024, 2, 30) / 1000;
  const listed = toFragments(read('events_cricket_2024-03-30.json'), at).fragments;
  const {
    fragments: [priced],
  } = toFragments(read('odds_cricket_ipl_2023-04-30_decimal_inplay_with_lay.json'), at);

  // One match is listed twice, with two starts.
  expect(listed).toHaveLength(5);
  expect(priced?.prices?.markets).toMatchObject([
    {
      id: 'winner',
      selections: [
        { name: 'Mumbai Indians', prices: [{ odds: 2.6 }, { odds: 2.52 }] },
        { name: 'Rajasthan Royals', prices: [{ odds: 1.5 }, { odds: 1.64 }] },
      ],
    },
  ]);
});
