/** The entry of localStorage of a visitor who wants nothing stored for reading without a connection. */
export const offlineOffKey = 'offlineOff';

/** Whether nothing is to be saved; true where the choice cannot be read. Browser only. */
export function isOfflineOff(): boolean {
  try {
    return localStorage.getItem(offlineOffKey) !== null;
  } catch {
    return true;
  }
}
