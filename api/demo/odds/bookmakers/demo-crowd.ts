import { demoBookmakers, marginsFrom, type BookmakerProfile } from './demo-bookmakers';
import { classOf } from '@/api/demo/odds/market-classes';

type Character = Omit<BookmakerProfile, 'slug' | 'title' | 'margins'>;

const plain: Character = { commission: null };
const slow: Character = { commission: null, isSlow: true };
const early: Character = { commission: null, suspendsEarly: true };
const incomplete: Character = { commission: null, leavesOutLongest: true };
const careless: Character = { commission: null, mistypes: true };
const mainOnly: Character = {
  commission: null,
  quotes: ({ id }) => classOf(id).group === 'main',
};
const exchange = (commission: number): Character => ({
  commission,
  quotes: ({ id }) => ['main', 'innings'].includes(classOf(id).group),
});

/** Slug, title, margin on the match winner, character. No such bookmakers exist. */
const others: readonly [slug: string, title: string, margin: number, character: Character][] = [
  ['cow-corner', 'Cow Corner', 0.048, plain],
  ['third-man', 'Third Man', 0.061, slow],
  ['extra-cover', 'Extra Cover', 0.039, plain],
  ['long-stop', 'Long Stop', 0.055, mainOnly],
  ['fly-slip', 'Fly Slip', 0.046, early],
  ['square-leg', 'Square Leg', 0.051, plain],
  ['googly', 'गुगली', 0.049, plain],
  ['long-hop', 'Long Hop', 0.072, careless],
  ['pavilion-end', 'The Old Pavilion End Turf Accountants', 0.058, plain],
  ['mid-on', 'Mid On', 0.043, incomplete],
  ['mid-off', 'Mid Off', 0.044, plain],
  ['tea-interval', 'Tea Interval', 0.012, exchange(0.05)],
  ['bodyline', 'Bodyline', 0.066, slow],
  ['sticky-wicket', 'Sticky Wicket', 0.057, early],
  ['new-ball', 'New Ball', 0.036, plain],
  ['cherry', 'Cherry', 0.052, plain],
  ['dolly-catch', 'Dolly Catch', 0.08, careless],
  ['night-session', 'Night Session', 0.047, plain],
  ['powerplay', 'Powerplay', 0.041, early],
  ['sightscreen', 'Sightscreen', 0.05, mainOnly],
  ['tail-ender', 'Tail Ender', 0.069, incomplete],
  ['heavy-roller', 'Heavy Roller', 0.054, slow],
  ['nelson', 'Nelson', 0.0111, exchange(0.02)],
  ['beamer', 'Beamer', 0.063, plain],
  ['follow-on', 'Follow On', 0.045, plain],
];

export const maxDemoBookmakers = demoBookmakers.length + others.length;

/** The first `count` bookmakers: the five that have reviews, then a crowd with all that feeds do. */
export const demoCrowd = (count: number): readonly BookmakerProfile[] =>
  [
    ...demoBookmakers,
    ...others.map(([slug, title, margin, character]) => ({
      ...{ slug, title, margins: marginsFrom(margin) },
      ...character,
    })),
  ].slice(0, count);
