import { withMetatags } from './metatags';

const base = { title: 'Leg Gully review', description: 'Ours', alternates: { canonical: '/x' } };

test('a page has its own meta tags when the host sends none', () => {
  for (const tags of [null, undefined, {}, { meta: {} }])
    expect(withMetatags(base, tags)).toEqual(base);
});

test("the host's meta tags take precedence, and unknown ones are omitted", () => {
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

test('an unknown type of card is ignored', () => {
  expect(withMetatags({}, { twitter: { card: 'player' } })).toEqual({ twitter: {} });
});
