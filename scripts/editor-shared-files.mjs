/** Files of the site that the build of the editor copies: its colours and its font. */
export const sharedFiles = [
  'app/tokens.css',
  'components/font/archivo-basic.woff2',
  'components/font/archivo-accented.woff2',
];
