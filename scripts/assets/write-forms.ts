/** Generates editor/format/forms.ts. Run it (`npx tsx`) after changing a schema of content files. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { editorForms } from './editor-forms';

const types = {
  blockForms: 'readonly BlockForm[]',
  textForms: 'TextForms',
  yamlForms: 'YamlForms',
  photoFields: 'readonly Field[]',
};

const text = [
  '// Generated from the schemas of api/content by scripts/assets/write-forms.ts.',
  "import type { BlockForm, Field, TextForms, YamlForms } from './field';",
  ...Object.entries(editorForms()).map(
    ([name, value]) =>
      `\nexport const ${name}: ${types[name as keyof typeof types]} = ${JSON.stringify(value)};`,
  ),
].join('\n');

const file = new URL('../../editor/format/forms.ts', import.meta.url);
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'typescript' }));
