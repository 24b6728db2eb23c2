type Directive = { name: string; args: string[]; block: Directive[] };

/** Returns the paths of the locations of a configuration with one server, in order. */
export const nginxLocations = (config: string): string[] =>
  locationsOf(config).map(({ args }) => args.join(' '));

/** Returns the arguments of each directive of a location. */
export const nginxDirectives = (config: string, location: string): Record<string, string[]> =>
  Object.fromEntries(blockOf(config, location).map(({ name, args }) => [name, args]));

/**
 * Returns the headers that nginx sets for a location: only those of the innermost level with any.
 */
export function proxyHeaders(config: string, location: string): Record<string, string> {
  const http = child(read(config), 'http');
  const server = child(http, 'server');
  const set = [blockOf(config, location), server, http]
    .map(block => block.filter(({ name }) => name === 'proxy_set_header'))
    .find(headers => headers.length > 0);
  return Object.fromEntries((set ?? []).map(({ args: [name = '', value = ''] }) => [name, value]));
}

/**
 * Returns the entries of the `map` that sets a variable as [pattern, value], including `default`.
 */
export function nginxMap(config: string, variable: string): [pattern: string, value: string][] {
  const maps = child(read(config), 'http').filter(({ name }) => name === 'map');
  const map = maps.find(({ args }) => args.at(-1) === variable);
  if (!map) throw new Error(`no map sets ${variable}`);
  return map.block.map(({ name, args: [value = ''] }) => [name, value]);
}

const locationsOf = (config: string): Directive[] =>
  child(child(read(config), 'http'), 'server').filter(({ name }) => name === 'location');

const blockOf = (config: string, location: string): Directive[] =>
  locationsOf(config).find(({ args }) => args.join(' ') === location)?.block ?? [];

function child(block: Directive[], wanted: string): Directive[] {
  const found = block.filter(({ name }) => name === wanted);
  if (found.length !== 1) throw new Error(`${found.length} blocks '${wanted}' instead of one`);
  return found[0]?.block ?? [];
}

/** Tokens are comments, quoted words, words, and `{`, `}` and `;`. */
function read(config: string): Directive[] {
  const tokens = config.match(/#.*|"(?:[^"\\]|\\.)*"|'[^']*'|[{};]|[^\s{};"'#][^\s{};]*/g) ?? [];
  const root: Directive[] = [];
  const open = [root];
  let words: string[] = [];
  for (const token of tokens.filter(token => !token.startsWith('#'))) {
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
