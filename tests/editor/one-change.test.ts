import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formToYaml, yamlToForm } from '@/editor/format/documents';
import type { FormValues } from '@/editor/format/field';
import { yamlKinds, type YamlKind } from '@/editor/format/kinds';
import { changedLines } from './form-values';

const contentFolder = path.resolve(import.meta.dirname, '../../content');
const yamlOf = (name: string) => yamlKinds.find(kind => kind.name === name) as YamlKind;

type Row = Record<string, unknown>;

/** A separate file of the embedded content after a change of its form. */
function changed(name: string, change: (values: FormValues) => FormValues) {
  const kind = yamlOf(name);
  const source = readFileSync(path.join(contentFolder, kind.file), 'utf8');
  return changedLines(source, formToYaml(kind, change(yamlToForm(kind, source)), source));
}

const rowsOf = (value: unknown) => value as Row[];

describe('one change of a separate file', () => {
  it('adds a menu link as one line, and leaves the flags of the other links as they are', () => {
    const link = { link: 'rain', title: 'Rain', in_sidebar: true };

    expect(
      changed('menu', values => ({ ...values, links: [...rowsOf(values.links), link] })),
    ).toEqual({ removed: [], added: ['  - {link: rain, title: Rain, in_sidebar: true}'] });
  });

  it('changes the title of a link in its line', () => {
    const links = (values: FormValues) =>
      rowsOf(values.links).map(row => (row.link === 'contact' ? { ...row, title: 'Write' } : row));

    expect(changed('menu', values => ({ ...values, links: links(values) }))).toEqual({
      removed: ['  - {link: contact, title: Contact, in_sidebar: false}'],
      added: ['  - {link: contact, title: Write, in_sidebar: false}'],
    });
  });

  it.each([
    [true, '  - {link: giveaway, title: Giveaway, in_sidebar: true, is_running: true}'],
    [null, '  - {link: giveaway, title: Giveaway, in_sidebar: true}'],
  ])('sets a flag that was false to %s', (is_running, line) => {
    const links = (values: FormValues) =>
      rowsOf(values.links).map(row => (row.link === 'giveaway' ? { ...row, is_running } : row));

    expect(changed('menu', values => ({ ...values, links: links(values) })).added).toEqual([line]);
  });

  it('changes one line of a folded text', () => {
    const { removed, added } = changed('home', values => ({
      ...values,
      main_text: String(values.main_text).replace('ball by ball', 'over by over'),
    }));

    expect(removed).toEqual([
      '  <p>Follow matches ball by ball: the score, the scorecard and a line of commentary for every',
    ]);
    expect(added).toEqual([
      '  <p>Follow matches over by over: the score, the scorecard and a line of commentary for every',
    ]);
  });

  it('changes one meta tag in its line', () => {
    const og = [{ key: 'title', value: 'Cricket' }];
    const { removed, added } = changed('home', values => ({
      ...values,
      metatags: { ...(values.metatags as Row), og },
    }));

    expect(removed).toEqual(["    title: '{site_name}: cricket odds, live scores and news'"]);
    expect(added).toEqual(['    title: Cricket']);
  });
});
