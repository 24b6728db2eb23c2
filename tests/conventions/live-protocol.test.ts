import { projectFiles, textOf } from './project-files';

test('each rule of the live protocol has a test with its id, and each such test a rule', () => {
  const rules = textOf('docs/live-protocol.md').matchAll(/^- \*\*([A-Z]\d)\*\*/gm);
  const tested = projectFiles()
    .filter(file => file.endsWith('.test.ts'))
    .flatMap(file => [...textOf(file).matchAll(/['"]\[([SNRFCP]\d)\] /g)].map(([, id]) => id));

  expect([...new Set(tested)].sort()).toEqual([...rules].map(([, id]) => id).sort());
});
