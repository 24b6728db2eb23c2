type Directive = { name: string; args: string[]; block: Directive[] };

/** Of a configuration with one server: the paths of its locations, in order. */
export const nginxLocations = (config: string): string[] =>
  locationsOf(config).map(({ args }) => args.join(' '));

/** The headers that nginx sets on requests of a location: the innermost level that sets any, alone. */
export function proxyHeaders(config: string, location: string): Record<string, string> {
  const http = child(read(config), 'http');
  const server = child(http, 'server');
  const own = locationsOf(config).find(({ args }) => args.join(' ') === location)?.block ?? [];
  const set = [own, server, http]
    .map(block => block.filter(({ name }) => name === 'proxy_set_header'))
    .find(headers => headers.length > 0);
  return Object.fromEntries((set ?? []).map(({ args: [name = '', value = ''] }) => [name, value]));
}

const locationsOf = (config: string): Directive[] =>
  child(child(read(config), 'http'), 'server').filter(({ name }) => name === 'location');

function child(block: Directive[], wanted: string): Directive[] {
  const found = block.filter(({ name }) => name === wanted);
  if (found.length !== 1) throw new Error(`${found.length} blocks '${wanted}' instead of one`);
  return found[0]?.block ?? [];
}

/** Comments, quoted words, words, and the three signs of the format. */
function read(config: string): Directive[] {
  const tokens = config.match(/#.*|"(?:[^"\\]|\\.)*"|'[^']*'|[{};]|[^\s{};"'#][^\s{};]*/g) ?? [];
  const root: Directive[] = [];
  const open = [root];
  let words: string[] = [];
  for (const token of tokens.filter(one => !one.startsWith('#'))) {
    if (token === '}') open.pop();
    else if (token === ';' || token === '{') {
      const [name = '', ...args] = words;
      const directive: Directive = { name, args, block: [] };
      open.at(-1)?.push(directive);
      if (token === '{') open.push(directive.block);
      words = [];
    } else words.push(token.replace(/^(["'])(.*)\1$/s, '$2'));
  }
  return root;
}
