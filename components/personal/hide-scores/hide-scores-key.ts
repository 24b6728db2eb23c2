/** The entry of localStorage of a visitor who hides scores; the script of the view layout reads it. */
export const hideScoresKey = 'hideScores';
