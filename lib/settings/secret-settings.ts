import secretNames from './secret-settings.json';

/** The least length of a token or secret that an operator chooses. */
export const minSecretLength = 16;

const credentials = /:\/\/[^/?#]*@/;

/**
 * A setting as error messages and logs may name it: `PORT='x'`. The value is omitted when the
 * setting is a secret (secret-settings.json), or when the value is a URL with credentials.
 */
export function settingForMessage(name: string, value: string): string {
  return secretNames.includes(name) || credentials.test(value) ? name : `${name}='${value}'`;
}

/** Whether the URL holds a user name or a password. Such URLs end up in error messages and logs. */
export function hasCredentials(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && (parsed.username !== '' || parsed.password !== '');
}

type Replace = (text: string) => string;

/**
 * Returns a function that replaces secrets in a text by `[hidden]`: the values of the secret
 * settings in `variables`, and the passwords of their URLs, as written or decoded. It guards log
 * lines against libraries that quote their arguments.
 */
export function createSecretFilter(variables: Record<string, string | undefined>): Replace {
  const secrets = secretNames.flatMap(name => secretParts(variables[name] ?? ''));
  const longestFirst = [...new Set(secrets)].sort((a, b) => b.length - a.length);
  return text =>
    longestFirst.reduce((masked, secret) => masked.replaceAll(secret, '[hidden]'), text);
}

/** Shorter texts are not replaced: they would match parts of ordinary words. */
const minSearched = 6;

function secretParts(value: string): string[] {
  const password = URL.parse(value)?.password ?? '';
  // A password such as 'postgres' may repeat the scheme, the user or the database of its URL.
  const isDistinct = value.split(password).length === 2;
  const parts = isDistinct ? [value, password, decoded(password)] : [value];
  return parts
    .flatMap(part => [part, JSON.stringify(part).slice(1, -1)])
    .filter(part => part.length >= minSearched);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
