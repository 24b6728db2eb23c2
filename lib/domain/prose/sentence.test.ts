import { fc } from '@/tests/fixtures/properties';
import { unfoundedNumbers, writeSentence } from './sentence';

const facts = {
  'home.name': { text: 'the Herons' },
  'home.won': { text: '3' },
  'home.score': { text: '1,204 of 17.5 overs', path: '/matches/herons-ferns-1' },
};

test('placeholders become facts, which the sentence lists once', () => {
  const phrases = ['{home.name} won {home.won} of {home.won}: {home.score}.'];

  expect(writeSentence(phrases, facts, 'm1')).toEqual({
    text: 'The Herons won 3 of 3: 1,204 of 17.5 overs.',
    facts: ['home.name', 'home.won', 'home.score'],
  });
});

test('a phrase with an unknown fact is never written', () => {
  const phrases = ['{away.name} lost.', '{home.name} won.'];
  const written = Array.from({ length: 20 }, (_, match) =>
    writeSentence(phrases, facts, `m${match}`),
  );

  expect(new Set(written.map(sentence => sentence?.text))).toEqual(new Set(['The Herons won.']));
  expect(writeSentence(['{away.name} lost.'], facts, 'm1')).toBeNull();
  expect(writeSentence([], facts, 'm1')).toBeNull();
});

test('a name that ends with a full stop ends its sentence', () => {
  const club = { team: { text: 'St. Kilda C.C.' } };
  expect(writeSentence(['A win for {team}.'], club, 'm1')?.text).toBe('A win for St. Kilda C.C.');
});

test('the key alone decides, and every phrase comes up', () => {
  const phrases = ['{home.name} won.', 'A win for {home.name}.', 'Won by {home.name}.'];
  const write = (key: string) => writeSentence(phrases, facts, key)?.text;
  const keys = Array.from({ length: 60 }, (_, match) => `m${match}/result`);

  expect(new Set(keys.map(write)).size).toBe(3);
  expect(keys.map(write)).toEqual(keys.map(write));
});

test('a number is founded by a fact that has it as a number, not as a part of one', () => {
  const sentence = (text: string) => ({ text, facts: ['home.score'] });

  expect(unfoundedNumbers(sentence('1,204 of 17.5 overs.'), facts)).toEqual([]);
  expect(unfoundedNumbers(sentence('204 in 17 overs, and 3 more.'), facts)).toEqual([
    '204',
    '17',
    '3',
  ]);
});

test('any facts in any phrase without numbers found all of its numbers', () => {
  const text = fc.array(fc.oneof(fc.nat().map(String), fc.constantFrom(' of ', ', ', 'all out')));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), fc.string(), (texts, key) => {
      const known = Object.fromEntries(
        texts.map((parts, at) => [`f${at}`, { text: parts.join('') }]),
      );
      const phrase = Object.keys(known)
        .map(id => `{${id}}`)
        .join(' and ');
      const written = writeSentence([phrase], known, key);
      expect(written && unfoundedNumbers(written, known)).toEqual([]);
    }),
  );
});
