/*
 * Styles that text editors and word processors write instead of elements: Google Docs wraps copied
 * text in `<b style="font-weight:normal">`, and marks bold text by `<span
 * style="font-weight:700">`.
 */

const weight = /font-weight:\s*(\w+)/i;
const isBold = (style: string): boolean | null => {
  const [, value = ''] = weight.exec(style) ?? [];
  if (value === '') return null;
  return /^bold/i.test(value) || Number(value) >= 600;
};

/** The element that has the meaning of a styled one. */
export function meantTag(tagName: string, style = ''): string {
  if ((tagName === 'b' || tagName === 'strong') && isBold(style) === false) return 'span';
  if ((tagName === 'i' || tagName === 'em') && /font-style:\s*normal/i.test(style)) return 'span';
  if (tagName !== 'span') return tagName;
  if (isBold(style) === true) return 'strong';
  if (/font-style:\s*italic/i.test(style)) return 'em';
  return /text-decoration[^;]*line-through/i.test(style) ? 's' : 'span';
}
