/** The question of the worker to the tabs of the site; each answers with the path that it shows. */
export const shownPathQuestion = 'shown-path';
