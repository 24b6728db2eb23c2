/** Round ticks of an axis from 0 to at least `max`, in at most `count` steps: 0, 50, 100, … */
export function ticksTo(max: number, count: number): number[] {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500];
  const step = steps.find(step => step * count >= max) ?? Math.ceil(max / count / 500) * 500;
  const intervals = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: intervals + 1 }, (_, index) => index * step);
}
