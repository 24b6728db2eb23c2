import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload';
import { textKinds, yamlKinds } from '@/format/kinds';
import type { SiteProblem } from './bridge';
import { effectText, problemsOfFile } from './site-problems';

/* What the site makes of a document's file. A published file can be refused, also because of another one. */

type Document = { path?: string | null; base?: string | null } | undefined;

/** The file of a published document; null for a draft without one. */
function fileOf(slug: string, document: Document): string | null {
  const yaml = yamlKinds.find(({ name }) => name === slug);
  if (yaml) return yaml.file;
  const isText = textKinds.some(({ folder }) => folder === slug);
  return isText && document?.path && document.base ? `${slug}/${document.path}.md` : null;
}

type CellProps = Pick<DefaultServerCellComponentProps, 'rowData'> & { slug: string };
type NoticeProps = Pick<UIFieldServerProps, 'data'> & { slug: string };

/** In a list: what is wrong with the file, in a line; empty when all is well. */
export async function SiteStateCell({ rowData, slug }: CellProps) {
  const [first, ...others] = await problemsOf(slug, rowData as Document);
  if (!first) return null;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return <span>{`${effectText(first)}: ${placeAndReason(first)}${more}`}</span>;
}

/** Above a form: every problem of the file that is published. */
export async function SiteStateNotice({ data, slug }: NoticeProps) {
  const problems = await problemsOf(slug, data as Document);
  const [first] = problems;
  if (!first) return null;
  return (
    <section className="editor-notice" aria-labelledby="site-state">
      <h2 id="site-state">{effectText(first)}</h2>
      <ul>
        {problems.map(problem => (
          <li key={placeAndReason(problem)}>{placeAndReason(problem)}</li>
        ))}
      </ul>
    </section>
  );
}

async function problemsOf(slug: string, document: Document): Promise<SiteProblem[]> {
  const file = fileOf(slug, document);
  return file === null ? [] : problemsOfFile(file);
}

const placeAndReason = ({ path, reason }: SiteProblem): string =>
  path ? `${path}: ${reason}` : reason;
