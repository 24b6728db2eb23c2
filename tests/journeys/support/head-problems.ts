/** The errors in the head of a page that may be indexed. */
export function headProblems(path: string, html: string, origin: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const contentOf = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1] ?? '';
  const problems = [
    ...['description', 'og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt']
      .concat('twitter:card', 'twitter:title', 'twitter:image')
      .filter(name => contentOf(name) === '')
      .map(name => `no ${name}`),
    ...['og:url', 'og:image', 'twitter:image']
      .filter(name => contentOf(name) && !contentOf(name).startsWith(origin))
      .map(name => `${name} is '${contentOf(name)}'`),
    ...(/<title>[^<]{3,}<\/title>/.test(head) ? [] : ['no title']),
    ...(head.split('rel="canonical"').length === 2 ? [] : ['not one canonical address']),
    ...(html.split(/<h1[\s>]/).length === 2 ? [] : ['not one h1']),
    ...(/<html[^>]* lang="/.test(html) ? [] : ['no language']),
  ];
  return problems.map(problem => `${path}: ${problem}`);
}
