import type { Chart } from './table';

const [width, height, gap] = [720, 120, 2];

/** A bar chart with a text alternative; its caption names the first and the last bar. Without values, a sentence. */
export function ConsoleChart({ title, bars }: Chart) {
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  if (total === 0) return <p>{`${title}: none yet.`}</p>;
  const most = Math.max(...bars.map(({ value }) => value));
  const step = width / Math.max(bars.length, 10);
  const [first, last] = [bars[0]?.label, bars.at(-1)?.label];
  const label = `${title}, from ${first} to ${last}: ${total} in all, ${most} at most.`;

  return (
    <figure className="console-figure">
      <svg
        className="console-chart"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
      >
        {bars.map(({ label: name, value }, at) => {
          const length = (value / most) * (height - gap);
          return (
            <rect
              key={name}
              x={at * step + gap / 2}
              y={height - length - 1}
              width={step - gap}
              height={length + 1}
            >
              <title>{`${name}: ${value}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption>
        <span>{`${title}: ${total} in all, ${most} at most`}</span>
        <span className="console-range">{`${first} – ${last}`}</span>
      </figcaption>
    </figure>
  );
}
