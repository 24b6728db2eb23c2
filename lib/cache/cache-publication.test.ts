import { failed, found, missing, testCache } from '@/tests/fixtures/test-cache';

describe('after a publication', () => {
  test('no value with its tag is used that was loaded before', async () => {
    const { source, text, publish } = testCache();
    await text();
    source.respond = () => found('second');
    publish('menu', 'news');

    expect(await text()).toBe('miss second');
    expect(await text()).toBe('hit second');
  });

  test('of other tags it is used on', async () => {
    const { text, publish } = testCache();
    await text();
    publish('menu');

    expect(await text()).toBe('hit first');
  });

  test('what was missing is looked for again', async () => {
    const { source, text, publish } = testCache();
    source.respond = () => missing('none');
    await text();
    source.respond = () => found('second');
    publish('news');

    expect(await text()).toBe('miss second');
  });

  test.each([[undefined], [['news']]])(
    'what was being loaded is neither joined nor cached: tags %p',
    async tags => {
      const { source, text, publish, delayLoad } = testCache();
      const resolveLoad = delayLoad();
      const before = text('/', tags);
      publish('news');
      source.respond = () => found('second');
      expect(await text('/', tags)).toBe('miss second');
      resolveLoad(found('first'));

      expect(await before).toBe('miss first');
      expect(await text('/', tags)).toBe('hit second');
    },
  );

  test('a load of other tags is joined where they are known', async () => {
    const { source, text, publish, delayLoad } = testCache();
    const resolveLoad = delayLoad();
    const before = text('/', ['news']);
    publish('menu');
    const after = text('/', ['news']);
    resolveLoad(found('first'));

    expect(await Promise.all([before, after])).toEqual(['miss first', 'miss first']);
    expect(source.loads).toBe(1);
  });

  test('the older value is still used while nothing new can be loaded', async () => {
    const { source, text, publish } = testCache();
    await text();
    publish('news');
    source.respond = () => failed('down');

    expect(await text()).toBe('miss first');
    expect(await text()).toBe('hit first');
  });
});

describe('its size', () => {
  test('is never exceeded: the value that was not used for the longest is forgotten', async () => {
    const { text, stats } = testCache({ maxSize: 9100 });
    for (const key of ['a', 'b', 'c']) await text(key);
    expect(await text('a')).toBe('hit first');
    await text('d');

    expect(stats()).toEqual({ size: 9003, entries: 3 });
    expect(await text('a')).toBe('hit first');
    expect(await text('b')).toBe('miss first');
  });

  test('is not taken up by a flood of unknown keys', async () => {
    const { source, text, stats } = testCache({ maxSize: 9100 });
    for (const key of ['a', 'b', 'c']) await text(key);
    source.respond = () => missing('none');
    for (let n = 0; n < 20_000; n += 1) await text(`/${n}`);

    expect(stats()).toEqual({ size: 9003, entries: 5003 });
    expect(await text('a')).toBe('hit first');
  });
});
