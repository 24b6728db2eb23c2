import type { Bar } from './sections';

const [width, height, gap] = [720, 120, 2];

/** Bars by day, with their numbers as a text alternative. */
export function DeskChart({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = width / bars.length;
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const label = `Clicks by day from ${bars[0]?.label} to ${bars.at(-1)?.label}: ${total} in all, ${most} at most.`;

  return (
    <svg className="desk-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {bars.map(({ label: day, value }, at) => {
        const length = (value / most) * (height - gap);
        return (
          <rect
            key={day}
            x={at * step + gap / 2}
            y={height - length - 1}
            width={step - gap}
            height={length + 1}
          >
            <title>{`${day}: ${value}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}
