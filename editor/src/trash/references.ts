import type { Endpoint, Payload, PayloadRequest } from 'payload';
import type { Problem } from '@/format/field-errors';
import { blockNamed } from '@/format/blocks';
import { fieldSteps } from '@/format/field-steps';
import { isFieldList, textKinds, yamlKinds } from '@/format/kinds';
import { siteAddress } from '@/format/site-addresses';
import { hasRole } from '@/src/access/roles';
import { checkContent } from '@/src/content/bridge';
import type { ContentDocument, FileFormat } from '@/src/content/document-hooks';
import { formsOfFiles } from '@/src/content/site-problems';
import { isDocumentId } from '@/src/form/invalid-data';
import { findRedirects, planRedirects, redirectsWithout } from './redirects';
import type { TextFormat } from './trash';

/** A file that refers to a text, with its form, which a file without one lacks. */
type Reference = {
  file: string;
  title: string;
  place: string;
  url: string | null;
  /** Whether it leads on when visitors of the address are sent elsewhere. */
  isLink: boolean;
};
/** What a deletion does to the site; `address` is null for a picture, and for a text that is not on the site. */
export type DeletionEffect = {
  address: string | null;
  isPicture?: boolean;
  /** The addresses whose visitors are sent to this one now. */
  oldAddresses: string[];
  references: Reference[];
};

/** Responds with the texts and menu links that lead to a text: after its deletion they are broken or redirected. */
export const referencesEndpoint = (format: TextFormat): Endpoint => ({
  path: '/:id/references',
  method: 'get',
  handler: async req => {
    if (!hasRole(req, 'writer')) return Response.json({}, { status: 403 });
    const document = await findDocument(format, req);
    if (!document) return Response.json({}, { status: 404 });
    return Response.json(await effectOf(format, document, req), {
      headers: { 'cache-control': 'no-store' },
    });
  },
});

async function findDocument(
  { collection }: FileFormat,
  req: PayloadRequest,
): Promise<ContentDocument | null> {
  const id = String(req.routeParams?.id);
  if (!isDocumentId(id)) return null;
  const found: unknown = await req.payload.findByID({
    collection: collection as never,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
  return found as ContentDocument | null;
}

async function effectOf(
  format: TextFormat,
  document: ContentDocument,
  req: PayloadRequest,
): Promise<DeletionEffect> {
  const file = document.base ? format.fileOf(document) : null;
  if (file === null) return { address: null, oldAddresses: [], references: [] };
  const address = siteAddress(format.kind.folder, String(document.path));
  const problemsWith = async (target: string | null) => {
    const plan = await planRedirects(req, list => redirectsWithout(list, address, target));
    return (await checkContent([[file, null], ...(plan?.changes ?? [])])).problems;
  };
  const problems = await problemsWith(null);
  const lasting = problems.length > 0 ? await problemsWith('/') : [];
  const { redirects } = await findRedirects(req);
  const references = await toReferences(
    req.payload,
    problems,
    ({ file: name, path }) => !lasting.some(other => other.file === name && other.path === path),
  );
  const oldAddresses = redirects.filter(({ to }) => to === address).map(({ from }) => from);
  return { address, oldAddresses, references };
}

/** The files that have problems, as the dialog lists them. */
export async function toReferences(
  payload: Payload,
  problems: readonly Problem[],
  isLink: (problem: Problem) => boolean,
): Promise<Reference[]> {
  const forms = await formsOfFiles(
    payload,
    problems.map(({ file }) => file),
  );
  return problems.map(problem => ({
    file: problem.file,
    title: forms.get(problem.file)?.title ?? problem.file,
    place: placeText(problem.file, problem.path),
    url: forms.get(problem.file)?.url ?? null,
    isLink: isLink(problem),
  }));
}

/** The place of a problem in words: 'Related pages › 1', or 'Text'. */
function placeText(file: string, path: string): string {
  const yaml = yamlKinds.find(kind => kind.file === file)?.fields;
  const fields =
    textKinds.find(({ folder }) => file.startsWith(`${folder}/`))?.fields ??
    (yaml && isFieldList(yaml) ? yaml : []);
  const steps = fieldSteps(fields, path.split('.'), {});
  const [, block = '', line] = /^block (\w+) in line (\d+)/.exec(path) ?? [];
  if (line !== undefined) return `${blockNamed(block)?.label ?? block}, line ${line}`;
  if (steps.length === 0) return path.startsWith('plugins.') ? 'Text' : path;
  return steps.map(({ label }) => label).join(' › ');
}
