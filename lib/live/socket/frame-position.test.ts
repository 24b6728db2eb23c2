import { fc } from '@/tests/fixtures/properties';
import type { FrameMeta } from '@/lib/contract/live/read-frame';
import { hasGap, positionAfter, type FramePosition } from './frame-position';

const gaps = (...frames: FrameMeta[]) => {
  let last: FramePosition | null = null;
  return frames.map(stamps => {
    const isBehindGap = hasGap(last, stamps);
    last = positionAfter(last, stamps);
    return isBehindGap;
  });
};

test.each<[string, FrameMeta[], boolean[]]>([
  ['the first number is taken as it comes', [{ seq: 41 }], [false]],
  ['one after the other', [{ seq: 1 }, { seq: 2 }, { seq: 3 }], [false, false, false]],
  ['one missing', [{ seq: 1 }, { seq: 3 }], [false, true]],
  ['after a gap it goes on from there', [{ seq: 1 }, { seq: 5 }, { seq: 6 }], [false, true, false]],
  ['several as one', [{ seq: 1 }, { from: 2, seq: 5 }, { seq: 6 }], [false, false, false]],
  ['several as one behind a gap', [{ seq: 1 }, { from: 3, seq: 5 }], [false, true]],
  [
    'a step back: the server was restarted',
    [{ seq: 9 }, { seq: 1 }, { seq: 2 }],
    [false, true, false],
  ],
  ['the same again', [{ seq: 2 }, { seq: 2 }], [false, true]],
  [
    'no number shows nothing',
    [{ seq: 2 }, {}, { seq: null }, { seq: 3 }],
    [false, false, false, false],
  ],
  ['from without a number is ignored', [{ seq: 2 }, { from: 9 }], [false, false]],
])('%s', (_name, frames, expected) => {
  expect(gaps(...frames)).toEqual(expected);
});

test('[N1] consecutive numbers are never a gap, however they are batched', () => {
  const bundles = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 });

  fc.assert(
    fc.property(fc.nat(), bundles, (start, sizes) => {
      let next = start;
      const frames = sizes.map(size => {
        const from = next;
        next += size;
        return { from, seq: next - 1 };
      });

      expect(gaps(...frames)).not.toContain(true);
    }),
  );
});
