import { attackText, attacksOn } from './attack-strings';
import { isSuperLinear } from './growth';
import { projectFiles } from '@/tests/conventions/project-files';
import { patternsIn } from './source-patterns';

const program = /^(?:api|app|components|lib|server)\/.*\.tsx?$/;
const patterns = projectFiles()
  .filter(file => program.test(file) && !/\.test\.tsx?$/.test(file))
  .flatMap(patternsIn);

const run = (regex: RegExp) =>
  regex.global ? (text: string) => text.replace(regex, '') : (text: string) => regex.exec(text);

describe('every regular expression runs in linear time', () => {
  it('finds the regular expressions of the source', () => {
    expect(patterns.length).toBeGreaterThan(150);
  });

  it.each(patterns)('$place', ({ regex }) => {
    const slow = attacksOn(regex).find(attack =>
      isSuperLinear(run(regex), length => attackText(attack, length)),
    );

    expect(slow).toBeUndefined();
  });
});
