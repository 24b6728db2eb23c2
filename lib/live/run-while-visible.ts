/**
 * Calls `run` each `ms` while the tab is visible, and when it becomes visible. Returns the function
 * that stops it. Browser only.
 */
export function runWhileVisible(run: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    clearInterval(timer);
    if (!document.hidden) timer = setInterval(run, ms);
  };
  const onChange = () => {
    follow();
    if (!document.hidden) run();
  };
  follow();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
