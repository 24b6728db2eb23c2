type Point = { at: number; odds: number | null };

/**
 * An SVG path that holds each price until the next one, the last until `until` (unix seconds), and
 * starts again after a gap.
 */
export const stepPath = (
  points: readonly Point[],
  until: number,
  x: (time: number) => number,
  y: (odds: number) => number,
): string =>
  points
    .map(({ at, odds }, index) => {
      if (odds === null) return '';
      const before = points[index - 1]?.odds ?? null;
      const start = before === null ? `M${x(at)} ${y(odds)}` : `V${y(odds)}`;
      return `${start}H${x(points[index + 1]?.at ?? until)}`;
    })
    .join('');
