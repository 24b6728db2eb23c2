/** The page to which the links of invented bookmakers lead. */
export const exampleBookmakerPath = '/example-bookmaker';
