/** The entry of localStorage with the visitor's bookmakers. */
export const chosenKey = 'bookmakers';
