import { inventedBookmakers } from '@/api/content/invented-bookmakers';
import { readSettings } from '@/api/env';
import { projectPath } from '@/api/project-path';
import { apiFindings, findingText, siteFindings } from '@/lib/domain/go-live';
import { isLocalSite } from '@/lib/domain/indexing';
import { readSiteEnv } from '@/lib/env';

/*
 * `npm run check:live`: what the settings leave to settle before the site is public. Exits with 0 when
 * there is nothing, otherwise with 1. With `--count` it prints one line, and nothing for a site of this
 * machine.
 */
try {
  const [site, api] = [readSiteEnv(process.env), readSettings(process.env)];
  const isLocal = isLocalSite(site.SITE_URL);
  const findings = [
    ...siteFindings(site),
    ...apiFindings({
      ...api,
      inventedBookmakers: inventedBookmakers(projectPath(api.CONTENT_DIR)),
    }),
  ].map(findingText);
  const unique = [...new Set(findings)];
  if (isLocal) unique.push(`SITE_URL: it is ${site.SITE_URL}. Set the public address of the site.`);
  process.exitCode = unique.length > 0 ? 1 : 0;
  if (process.argv.includes('--count')) writeCount(isLocal ? 0 : unique.length);
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
