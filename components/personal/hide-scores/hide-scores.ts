import { hideScoresKey } from '@/lib/device-keys';

/**
 * Hides or shows scores in all tabs; returns whether that is stored. Without storage nothing changes.
 * Browser only.
 */
export function setScoresHidden(isHidden: boolean): boolean {
  try {
    if (isHidden) localStorage.setItem(hideScoresKey, '1');
    else localStorage.removeItem(hideScoresKey);
  } catch {
    return false;
  }
  // Browsers notify only the other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: hideScoresKey }));
  return true;
}

export const notHiddenText = 'This browser stores nothing, so scores stay visible.';

/** Whether scores are covered on this page now. Browser only. */
export const areScoresCovered = (): boolean =>
  document.documentElement.dataset['scores'] === 'hidden';
