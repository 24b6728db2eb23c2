import { withMetatags } from './metatags';

const base = { title: 'Leg Gully review', description: 'Ours', alternates: { canonical: '/x' } };

test('without any, a page says what it says itself', () => {
  for (const tags of [null, undefined, {}, { meta: {} }])
    expect(withMetatags(base, tags)).toEqual(base);
});

test("the host's words come first, and what is not known stays out", () => {
  const metadata = withMetatags(base, {
    meta: { title: 'Theirs', robots: 'none', refresh: '0;url=https://evil.example' },
    og: { title: 'Shared', image: '/media/pictures/pitch.webp', url: 'https://evil.example' },
    twitter: { card: 'summary_large_image', title: 'Shared too' },
  });

  expect(metadata).toEqual({
    ...base,
    title: { absolute: 'Theirs' },
    openGraph: { title: 'Shared', images: ['/media/pictures/pitch.webp'] },
    twitter: { card: 'summary_large_image', title: 'Shared too' },
  });
});

test('an unknown kind of card is none', () => {
  expect(withMetatags({}, { twitter: { card: 'player' } })).toEqual({ twitter: {} });
});
