import GithubSlugger from 'github-slugger';

/** A Markdown text without its fenced code blocks. */
export const proseOf = (text: string): string => text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');

/** The inline code of a text, except for code blocks. */
export const codeSpansOf = (text: string): string[] =>
  [...proseOf(text).matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => code ?? []);

/** The targets of its links and images. */
export const linksOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target]) => target ?? []);

const withoutCode = (text: string): string => proseOf(text).replace(/`[^`\n]+`/g, 'code');

/** The anchors of its headings, as GitHub generates them. */
export function anchorsOf(text: string): string[] {
  const slugger = new GithubSlugger();
  return [...proseOf(text).matchAll(/^#{1,6} +(.+?) *#*$/gm)].map(([, title = '']) =>
    slugger.slug(title.replace(/\[([^\]]*)\]\([^)]*\)|[`*]/g, '$1')),
  );
}
