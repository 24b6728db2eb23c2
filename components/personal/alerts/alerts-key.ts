/** The entry of localStorage with the push subscription that has this device's alerts. */
export const alertsKey = 'alerts';
