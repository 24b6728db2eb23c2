import { settings } from '@/scripts/preflight/check-settings.mjs';
import { textOf } from './project-files';

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(match => match[1] ?? []);

// Read by commands and tests before any program starts.
const ofCommands = ['CHROMIUM_PATH'];
const inExample = /^#? ?([A-Z][A-Z_]+)=/gm;

describe('settings', () => {
  it('are all in .env.example, and it has no others', () => {
    const documented = namesIn(textOf('.env.example'), inExample);

    expect(documented.sort()).toEqual([...Object.keys(settings), ...ofCommands].sort());
  });

  it('settings have a description', () => {
    const undescribed = textOf('.env.example')
      .split('\n\n')
      .filter(block => block.search(inExample) >= 0 && !/^# [A-Z]/.test(block));

    expect(undescribed).toEqual([]);
  });
});

describe('the list of commands', () => {
  it('names only commands that exist, and all of them', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const named = namesIn(textOf('docs/commands.md'), /`npm (?:run )?([a-z0-9:-]+)/g);

    expect(named.filter(name => !(name in scripts))).toEqual([]);
    expect(Object.keys(scripts).filter(name => !named.includes(name))).toEqual([]);
  });
});
