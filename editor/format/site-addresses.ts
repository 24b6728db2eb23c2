import type { TextKind } from './kinds';

/** The path on the site of the page of a text, whose own address is `path`. */
export function siteAddress(folder: TextKind['folder'], path: string): string {
  switch (folder) {
    case 'pages':
      return `/${path}`;
    case 'bookmakers':
      return `/betting-sites/${path}`;
    case 'news':
    case 'bonuses':
      return `/${folder}/${path}`;
  }
}
