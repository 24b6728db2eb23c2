import { leftOutOf } from './left-out-html';

test.each<[html: string, expected: string[]]>([
  ['<h1>A</h1><p>One <b>two</b> <font color="red">three</font></p>', []],
  [
    '<p>A</p><iframe src="https://ads.example/1"></iframe>',
    ['<iframe> of https://ads.example/1 is left out'],
  ],
  [
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    ['<iframe> of a video is shown as a link; a TutorialListPlugin plays it in the page'],
  ],
  ['<script>a()</script><script>b()</script>', ['<script> is left out']],
  [
    '<details><summary>A</summary><video src="a.mp4"></video></details>',
    ['<video> of a.mp4 is left out'],
  ],
  ['<svg><text>A</text></svg>', ['<svg> is left out']],
  ['<custom-score>A</custom-score>', ['<custom-score> is left out']],
])('%s leaves out %j', (html, expected) => {
  expect(leftOutOf(html)).toEqual(expected);
});
