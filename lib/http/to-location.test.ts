import { toLocation } from './to-location';

const bytesOf = (text: string): string => Buffer.from(text).toString('latin1');

test.each(['/भारत', '/الهند?tag=日本', '/🏏/a b', '/news'])('%s is encoded as its bytes', path =>
  expect(toLocation(bytesOf(path))).toBe(encodeURI(path)),
);

test('encoded text stays as it is', () => {
  expect(toLocation('/a%20b/%E0%A4?tag=a,b%2Cc&x=%')).toBe('/a%20b/%E0%A4?tag=a,b%2Cc&x=%');
});

test('line breaks cannot end the header', () => {
  expect(toLocation('/a\r\nSet-Cookie: x=1')).toBe('/a%0D%0ASet-Cookie:%20x=1');
});
