/** The path of the key by which search engines verify IndexNow notices of this site. */
export const indexNowKeyPath = (key: string): string => `/${key}.txt`;
