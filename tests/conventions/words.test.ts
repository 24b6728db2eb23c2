import { projectFiles, textOf } from './project-files';

/** Words that the field does not use for these things, and what to write instead. */
const replacements: readonly [pattern: RegExp, write: string, folders?: RegExp][] = [
  [/\b\w*[hH]eard(?:At|Since)?\b(?! Island)/, 'last seen, received'],
  [/\b(?:wish|wished|wishes|Wish\w+|wish[A-Z]\w*)\b/, 'alert rule'],
  [/\b\w*Brief(?!ly)\w*\b|\bbriefOf\b/, 'summary bar'],
  [/\bstill=\{|\bstill: ReactNode\b/, 'fallback'],
  [/\bpublishInVain\b|\bin vain\b/, 'expectPublishRejected'],
  [/\banew\b/, 'again'],
  [/\bso many\b/, 'this many'],
  [/\b(?:alert|price|wicket|reports|queue|isAny)News\b/i, 'change, alert'],
  // The severity index has the words of its authors.
  [
    /\b(?:says|said|tells|told)\b/,
    'states, reports, shows',
    /^(?!components\/about\/|lib\/domain\/safer\/severity-index\.ts)/,
  ],
  [
    /\b(?:say|tell)\b/,
    'state, report, show',
    /^(?:api\/(?:admin|feeds|store|visitors)|tests\/(?:api|fixtures)\/(?:alerts|feeds|visitors))\//,
  ],
  [/\bmeanwhile\b/i, 'while that runs, until then'],
];

const files = projectFiles().filter(
  file =>
    /\.(?:tsx?|mjs)$/.test(file) &&
    !/^(?:content|editor\/src\/migrations)\/|conventions\/words\.test|odd-content/.test(file),
);

test.each(replacements.map(([pattern, write, folders = /^/]) => ({ pattern, write, folders })))(
  'no file has the words of $pattern: write $write',
  ({ pattern, folders }) => {
    const checked = files.filter(file => folders.test(file));
    const found = checked.flatMap(file =>
      textOf(file)
        .split('\n')
        // Names of JSON keys and of columns that others rely on.
        .filter(line => pattern.test(line.replaceAll(/\bheard_at\b|\balert_wishes\w*/g, '')))
        .map(line => `${file}: ${line.trim()}`),
    );

    expect(found).toEqual([]);
  },
);
