/** Long enough to be seen, and what product.md says. */
const redirectMs = 90;

/** Leaves for an http or https address, without a way back here; returns the way to stay. */
export function leaveFor(url: string): () => void {
  const target = URL.parse(url, window.location.href);
  if (!target || !['http:', 'https:'].includes(target.protocol)) return () => undefined;
  const timer = setTimeout(() => window.location.replace(target.href), redirectMs);
  return () => clearTimeout(timer);
}
