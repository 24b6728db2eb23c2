import { settingsTable } from '@/scripts/preflight/settings-table.mjs';
import { sourceFiles, textOf } from './project-files';

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(match => match[1] ?? []);

// Read by commands and tests before any program starts.
const ofCommands = ['CHROMIUM_PATH'];
/** Those that no other program reads; the editor has no schema of its own. */
const ofEditor = Object.keys(settingsTable).filter(
  name => settingsTable[name]?.programs.join() === 'editor',
);
const inSchema = /^ {2}([A-Z][A-Z_]+): /gm;
const inExample = /^#? ?([A-Z][A-Z_]+)=/gm;

const envFiles = sourceFiles().filter(file =>
  /^(lib|api)\/env\.ts$|^lib\/settings\/parse-settings\.ts$/.test(file),
);
const settings = new Set(envFiles.flatMap(file => namesIn(textOf(file), inSchema)));

describe('settings', () => {
  it('of both programs are found', () => {
    expect(envFiles).toHaveLength(3);
    expect(settings).toContain('API_URL');
    expect(settings).toContain('DATA_DIR');
  });

  it('are all in .env.example, and it has no others', () => {
    const documented = namesIn(textOf('.env.example'), inExample);

    expect(documented.sort()).toEqual([...settings, ...ofEditor, ...ofCommands].sort());
  });

  it('have a description', () => {
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
