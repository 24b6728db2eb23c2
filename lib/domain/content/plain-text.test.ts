import { plainText, withoutLastWord } from './plain-text';

test.each([
  ['<p>Runs &amp; <b>wickets</b>.</p><p>Then rain</p>', 'Runs & wickets. Then rain'],
  ['  plain \n words ', 'plain words'],
  ['<script>alert(1)</script><p>It&#39;s out</p>', "It's out"],
  ['', ''],
  ['Bold <b>words</b> , and more', 'Bold words, and more'],
  ['<STYLE>p{}</style >kept<script>code</SCRIPT\n> <style>unended', 'kept unended'],
  ['one <unended', 'one <unended'],
])('%j reads %j', (html, text) => {
  expect(plainText(html, 100)).toBe(text);
});

test('a text is cut at a word', () => {
  expect(plainText('<p>The quick single to mid-on</p>', 16)).toBe('The quick…');
  expect(plainText('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`);
});

test.each([
  ['one two', 'one'],
  ['one two ', 'one two'],
  ['one', 'one'],
  [' one', ''],
])('%j is %j without its last, possibly cut word', (text, expected) => {
  expect(withoutLastWord(text)).toBe(expected);
});
