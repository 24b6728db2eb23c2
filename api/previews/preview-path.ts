/** The sections of the site that show the files of a folder. */
const sections = {
  news: '/news/',
  pages: '/',
  bookmakers: '/betting-sites/',
  bonuses: '/bonuses/',
} as const;

/** The pages on which files that every page shows are seen first. */
const files: Readonly<Record<string, string>> = {
  'menu.yaml': '/',
  'home.yaml': '/',
  'banners.yaml': '/news',
  'tags.yaml': '/pages',
  'leagues.yaml': '/series',
};

/** The path of the page that shows a content file. */
export function previewPath(file: string): string {
  const [folder = ''] = file.split('/', 1);
  const section = sections[folder as keyof typeof sections] ?? '/';
  return files[file] ?? section + file.slice(folder.length + 1, -'.md'.length);
}
