/** The limit of the site; no file system has much longer names. */
export const longestName = 120;

const special: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', '&': ' and ' };

/** The address of a text with a title, in words-like-this; empty when the title has no letters that it could use. */
export const addressOfTitle = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[ßæøłđ&]/g, letter => special[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestName)
    .replaceAll(/^-|-$/g, '');

/** The address that follows a change of the title: one that the user has chosen stays. */
export const nextAddress = (
  address: string,
  { before, after }: { before: string; after: string },
): string =>
  address === '' || address === addressOfTitle(before) ? addressOfTitle(after) : address;
