import { fc } from '@/tests/fixtures/properties';
import { cardPicture } from './card-picture';

const picture = (id: string, index: number) => cardPicture({ id, index, image: null }, []).src;

test('the first five matches have the images in order', () => {
  expect([0, 1, 2, 3, 4].map(index => picture('any', index))).toEqual([
    '/cards/1.svg',
    '/cards/2.svg',
    '/cards/3.svg',
    '/cards/4.svg',
    '/cards/5.svg',
  ]);
});

test('the id chooses the image beyond five matches, whatever the position', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 5, max: 1000 }), (id, index) => {
      expect(picture(id, index)).toMatch(/^\/cards\/[1-5]\.svg$/);
      expect(picture(id, index)).toBe(picture(id, 5));
    }),
  );
});

test('all five images are used beyond five matches', () => {
  const chosen = Array.from({ length: 100 }, (_, n) => picture(String(1_473_000 + n), 5));

  expect(new Set(chosen).size).toBe(5);
});

test("a match's own image is used if its host is allowed", () => {
  const image = { image: '/media/own.jpg', image2x: '/media/large.jpg' };
  const thirdParty = { image: 'https://elsewhere.example/own.jpg', image2x: null };

  expect(cardPicture({ id: 'a', index: 0, image }, [])).toEqual({
    src: '/media/own.jpg',
    srcSet: '/media/large.jpg 2x',
  });
  expect(cardPicture({ id: 'a', index: 0, image: thirdParty }, []).src).toBe('/cards/1.svg');
  expect(cardPicture({ id: 'a', index: 0, image: thirdParty }, ['elsewhere.example']).src).toBe(
    thirdParty.image,
  );
});
