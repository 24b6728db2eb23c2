import { toFragments } from '@/api/feeds/the-odds-api/to-fragments';
import { recordedReply, testRecorded } from '@/tests/fixtures/feeds/recorded-reply';

testRecorded('the recorded replies are read', () => {
  const read = (name: string): unknown => recordedReply('the-odds-api', name);
  const listed = toFragments(read('events_cricket_2024-03-30.json'), 0);
  const [priced] = toFragments(read('odds_cricket_ipl_2023-04-30_decimal_inplay_with_lay.json'), 0);

  expect(listed).toHaveLength(6);
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
