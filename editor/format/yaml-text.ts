import { Lexer, Parser, parseDocument } from 'yaml';
import { isMap } from './value-parts';

/** A file that is not YAML, or has no front matter: no form can show it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** As the API's loader. Some thousand levels end the process, whatever catches their error. */
const maxDepth = 100;

/** The value of a YAML text. Throws `UnreadableFile`. */
export function readYaml(text: string): unknown {
  if (isTooDeep(text)) throw new UnreadableFile(`more than ${maxDepth} levels deep`);
  const document = parseDocument(text, { prettyErrors: false });
  const [error] = document.errors;
  if (error) throw new UnreadableFile(error.message);
  try {
    return document.toJS();
  } catch (failure) {
    // Aliases that multiply, or that name nothing.
    throw new UnreadableFile(failure instanceof Error ? failure.message : String(failure));
  }
}

/** The map of a YAML text, empty for an empty one. Throws `UnreadableFile`. */
export function readYamlMap(text: string): Record<string, unknown> {
  const value = readYaml(text) ?? {};
  if (!isMap(value)) throw new UnreadableFile('expected a map of keys to values');
  return value;
}

function isTooDeep(text: string): boolean {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    Array.from(parser.next(lexeme));
    if (parser.stack.length > maxDepth) return true;
  }
  return false;
}
