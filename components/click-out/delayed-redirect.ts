/** The overlay is drawn before the page is left. */
const redirectMs = 90;

/** Redirects to http and https URLs without a history entry; returns a function that cancels. */
export function redirectAfterDelay(url: string): () => void {
  const target = URL.parse(url, window.location.href);
  if (!target || !['http:', 'https:'].includes(target.protocol)) return () => undefined;
  const timer = setTimeout(() => window.location.replace(target.href), redirectMs);
  return () => clearTimeout(timer);
}
