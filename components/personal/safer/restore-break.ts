import { breakKey } from '@/lib/device-keys';
import { breakCookie } from '@/lib/routing/scores-only';

const isKept = (): boolean =>
  new RegExp(`(?:^|; )${breakCookie.name}=\\d{10}(?=;|$)`).test(document.cookie);

/**
 * Restores the cookie of a break that lasts, where it was removed or changed, and requests the page
 * again, which has prices. Browser only.
 */
export function restoreBreak(): void {
  try {
    const end = localStorage.getItem(breakKey);
    const left = Math.floor(Number(end) - Date.now() / 1000);
    if (left <= 0 || isKept()) return;
    document.cookie = `${breakCookie.name}=${end};path=/;max-age=${left}`;
    if (isKept()) window.location.reload();
  } catch {
    // Without storage nothing was kept.
  }
}
