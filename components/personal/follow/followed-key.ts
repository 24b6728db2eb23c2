/** The entry of localStorage with what the visitor follows. */
export const followedKey = 'followed';
