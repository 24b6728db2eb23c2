/**
 * Writes the end of the break from the cookie of the device, in its zone, as `fullTime` of
 * components/ui/time-text.ts does, and keeps a copy, by which `restoreBreak` restores the
 * cookie. Inline, because only pages of the break's view have it: in a client file it would be loaded on
 * every page, with the code of the shell.
 */
const script =
  '{let m=/(?:^|; )break_until=(\\d{10})/.exec(document.cookie);if(m){document.currentScript.previousSibling.textContent=" until "+new Date(m[1]*1e3).toLocaleString("en-US",{month:"short",day:"numeric",year:"numeric",hour:"2-digit",minute:"2-digit",hourCycle:"h23"})+".";try{let s=localStorage;s.breakUntil=Math.max(m[1],s.breakUntil||0)}catch{}}}';

/**
 * Ends the sentence 'You are on a break' with its end. The end is never in the HTML, which is the same for
 * everybody on a break.
 */
export const BreakEnd = () => (
  <>
    <span suppressHydrationWarning>.</span>
    <script>{script}</script>
  </>
);
