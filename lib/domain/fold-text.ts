/** Letters that are not an accented letter, as they are typed without one. */
const asciiLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Lower case without Latin accents: 'São' and 'sao' are one text. Marks of other scripts stay. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, letter => asciiLetters[letter] ?? letter)
    .normalize('NFC');

/** A folded text with one kind of quotes, dashes and spaces. */
export const foldSentence = (text: string): string =>
  foldText(text)
    .replace(/[’‘`´]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** A folded name as words: without punctuation, '&' as 'and'. The vowel signs of other scripts are letters. */
export const foldName = (name: string): string =>
  foldText(name)
    .replace(/['’‘`´]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();

/**
 * A name as an id: its words with dashes; never empty, a name of only symbols becomes their
 * numbers.
 */
export const slugOf = (name: string): string =>
  foldName(name).replaceAll(' ', '-') || codePoints(name);

/** The characters of a text by number, hexadecimal: an id for a name without letters and digits. */
export const codePoints = (text: string): string =>
  [...text].map(character => character.codePointAt(0)?.toString(16)).join('-');
