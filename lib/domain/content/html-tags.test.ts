import { replaceTags, scriptsIn } from './html-tags';

const replaceBold = (html: string) => replaceTags(html, /<b\b/g, (_, inside) => `[B${inside}]`);

test.each([
  ['<b>one</b><b class="x">two', '[B]one</b>[B class="x"]two'],
  ['<br><b>', '<br>[B]'],
  ['<b <b>', '[B <b]'],
  ['<b> and <b that never ends', '[B] and <b that never ends'],
  ['no tags', 'no tags'],
])('the tags of %j are replaced: %j', (html, replaced) => {
  expect(replaceBold(html)).toBe(replaced);
});

test('scripts end at the first end tag, whatever they contain', () => {
  const html = '<script>"<script>"</script><p><SCRIPT src="/a.js"></SCRIPT><script>unended';

  expect(scriptsIn(html)).toEqual([
    { index: 0, end: 27, attributes: '', code: '"<script>"' },
    { index: 30, end: 59, attributes: ' src="/a.js"', code: '' },
  ]);
});
