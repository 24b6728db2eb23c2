import { parse } from 'yaml';
import { textOf } from './project-files';

type Compose = { services: Record<string, { environment?: string[] }> };

/**
 * The values that deploy/compose.yaml sets for a program, without settings that come from `.env`.
 */
export function composeEnvironment(program: 'site' | 'api'): Record<string, string> {
  const { services } = parse(textOf('deploy/compose.yaml'), { merge: true }) as Compose;
  const lines = services[program]?.environment ?? [];
  return Object.fromEntries(
    lines
      .filter(line => line.includes('='))
      .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
