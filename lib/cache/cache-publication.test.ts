import { failed, found, missing, testCache } from '@/tests/fixtures/test-cache';

describe('after a publication', () => {
  test('no value that was loaded before a publication of its tag is used', async () => {
    const { source, text, publish } = testCache();
    await text();
    source.respond = () => found('second');
    publish('menu', 'news');

    expect(await text()).toBe('miss second');
    expect(await text()).toBe('hit second');
  });

  test('a value is still used after a publication of other tags', async () => {
    const { text, publish } = testCache();
    await text();
    publish('menu');

    expect(await text()).toBe('hit first');
  });

  test('a missing value is loaded again after a publication', async () => {
    const { source, text, publish } = testCache();
    source.respond = () => missing('none');
    await text();
    source.respond = () => found('second');
    publish('news');

    expect(await text()).toBe('miss second');
  });

  test.each([[undefined], [['news']]])(
    'a load in progress is neither joined nor cached after a publication: tags %p',
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

  test('a load is joined after a publication where its tags are known to be others', async () => {
    const { source, text, publish, delayLoad } = testCache();
    const resolveLoad = delayLoad();
    const before = text('/', ['news']);
    publish('menu');
    const after = text('/', ['news']);
    resolveLoad(found('first'));

    expect(await Promise.all([before, after])).toEqual(['miss first', 'miss first']);
    expect(source.loads).toBe(1);
  });

  test('an older value is still used while nothing new can be loaded', async () => {
    const { source, text, publish } = testCache();
    await text();
    publish('news');
    source.respond = () => failed('down');

    expect(await text()).toBe('miss first');
    expect(await text()).toBe('hit first');
  });
});

describe('its size', () => {
  test('the size is never exceeded: the least recently used value is evicted', async () => {
    const { text, stats } = testCache({ maxSize: 9100 });
    for (const key of ['a', 'b', 'c']) await text(key);
    expect(await text('a')).toBe('hit first');
    await text('d');

    expect(stats()).toEqual({ size: 9003, entries: 3 });
    expect(await text('a')).toBe('hit first');
    expect(await text('b')).toBe('miss first');
  });

  test('the size is not used up by a flood of unknown keys', async () => {
    const { source, text, stats } = testCache({ maxSize: 9100 });
    for (const key of ['a', 'b', 'c']) await text(key);
    source.respond = () => missing('none');
    for (let n = 0; n < 20_000; n += 1) await text(`/${n}`);

    expect(stats()).toEqual({ size: 9003, entries: 5003 });
    expect(await text('a')).toBe('hit first');
  });
});
