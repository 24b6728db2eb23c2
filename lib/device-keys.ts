/*
 * The entries of localStorage that code looks for before it loads what reads them. The script of the view
 * layout has four of the names, too.
 */

/** What the visitor follows. */
export const followedKey = 'followed';
/** Of a visitor who hides scores. */
export const hideScoresKey = 'hideScores';
/** The push subscription that has this device's alerts. */
export const alertsKey = 'alerts';
/** The bookmakers that the visitor compares. */
export const chosenBookmakersKey = 'bookmakers';
/** The end of a break in unix seconds, by which the cookie is restored. */
export const breakKey = 'breakUntil';
/** How often the visitor is reminded of the time on pages with prices, in minutes. */
export const reminderKey = 'reminder';
/** Of a visitor who wants nothing stored for reading without a connection. */
export const offlineOffKey = 'offlineOff';
