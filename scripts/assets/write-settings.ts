/** Writes scripts/preflight/settings.json. Run it (`npx tsx`) after adding or changing a setting. */
import { writeFileSync } from 'node:fs';
import { settingsRules } from '@/scripts/preflight/settings-rules';

const lines = Object.entries(settingsRules()).map(
  ([name, rule]) => `  ${JSON.stringify(name)}: ${JSON.stringify(rule)}`,
);
writeFileSync(
  new URL('../preflight/settings.json', import.meta.url),
  `{\n${lines.join(',\n')}\n}\n`,
);
