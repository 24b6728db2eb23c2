/** Where search engines find the key by which the site proves that a notice is its own. */
export const indexNowKeyPath = (key: string): string => `/${key}.txt`;
