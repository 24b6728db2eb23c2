/** The site's name unless `SITE_NAME` gives it another: the one place in the code that has it. */
export const defaultSiteName = 'Off the Bat';
