/** The site's name when `SITE_NAME` is not set; no other file contains it. */
export const defaultSiteName = 'Off the Bat';
