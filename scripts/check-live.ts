import { parseArgs } from 'node:util';
import { inventedBookmakers } from '@/api/content/invented-bookmakers';
import { readSettings } from '@/api/env';
import { projectPath } from '@/api/project-path';
import { apiFindings, findingText, siteFindings } from '@/lib/settings/go-live';
import { isLocalSite } from '@/lib/routing/indexing';
import { readSiteEnv } from '@/lib/env';

/*
 * `npm run check:live`: lists the settings to change before the site is public. Exits with 0 when
 * there is nothing to change, otherwise with 1. `--as URL` takes the public address that the site will have
 * instead of SITE_URL. With `--count` it prints one line, or nothing when SITE_URL is a local address.
 */
try {
  const {
    count,
    as: address,
    help,
  } = parseArgs({
    options: {
      count: { type: 'boolean', default: false },
      as: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }).values;
  if (help) {
    process.stdout.write('Usage: npm run check:live [-- --as https://cricket.example]\n');
    process.exit();
  }
  const variables = address === undefined ? process.env : { ...process.env, SITE_URL: address };
  const [site, api] = [readSiteEnv(variables), readSettings(variables)];
  const isLocal = isLocalSite(site.SITE_URL);
  const findings = [
    ...siteFindings(site),
    ...apiFindings({
      ...api,
      inventedBookmakers: inventedBookmakers(projectPath(api.CONTENT_DIR)),
    }),
  ].map(findingText);
  const unique = [...new Set(findings)];
  if (isLocal)
    unique.push(
      `SITE_URL: it is ${site.SITE_URL}. Set the public address of the site. What else a public site needs: ` +
        'npm run check:live -- --as https://cricket.example',
    );
  else if (address !== undefined && isLocalSite(readSiteEnv(process.env).SITE_URL))
    unique.unshift(`SITE_URL: set it to ${address}.`);
  process.exitCode = unique.length > 0 ? 1 : 0;
  if (count) writeCount(isLocal ? 0 : unique.length);
  else writeAll(unique);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function writeCount(count: number): void {
  if (count > 0)
    process.stdout.write(
      `To settle before this site is public: ${count}, see npm run check:live\n`,
    );
}

function writeAll(findings: string[]): void {
  if (findings.length === 0) process.stdout.write('Nothing is left to settle.\n');
  else process.stdout.write(`To settle before this site is public:\n${toList(findings)}`);
}

function toList(lines: string[]): string {
  return lines.map(line => `- ${line}\n`).join('');
}
