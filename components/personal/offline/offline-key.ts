/** The entry of localStorage of a visitor who wants nothing stored for reading without a connection. */
export const offlineOffKey = 'offlineOff';
