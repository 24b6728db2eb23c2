import { parseArgs } from 'node:util';
import { importFiles } from './cricsheet/import-files';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'api/data' } },
});

if (positionals.length === 0) {
  process.stderr.write('Usage: npm run import:cricsheet -- [--out DIR] FILE…\n');
  process.exitCode = 1;
} else {
  const { written, errors } = await importFiles(positionals, values.out);
  for (const error of errors) process.stderr.write(`${error}\n`);
  if (errors.length > 0) process.stderr.write('Nothing was written.\n');
  for (const file of written) process.stdout.write(`${file}\n`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
