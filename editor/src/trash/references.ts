import type { Endpoint, PayloadRequest } from 'payload';
import { fieldSteps } from '@/format/field-steps';
import { isFieldList, textKinds, yamlKinds, type TextKind } from '@/format/kinds';
import { siteAddress } from '@/format/site-addresses';
import { hasRole } from '@/src/access/roles';
import { checkContent } from '@/src/content/bridge';
import type { ContentDocument, FileFormat } from '@/src/content/document-hooks';
import { formsOfFiles } from '@/src/content/site-problems';
import { isDocumentId } from '@/src/form/invalid-data';

/** A file that refers to a text, with its form, which a file without one lacks. */
type Reference = { file: string; title: string; place: string; url: string | null };
/** How texts of a kind of Markdown become files. */
type TextFormat = FileFormat & { kind: TextKind };
/** What the deletion of a text does to the site; `address` is null for what is not on it. */
export type DeletionEffect = { address: string | null; references: Reference[] };

/** Responds with the texts and menu links that lead to a text: after its deletion they would be broken. */
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
  { payload }: PayloadRequest,
): Promise<DeletionEffect> {
  const file = document.base ? format.fileOf(document) : null;
  if (file === null) return { address: null, references: [] };
  const { problems } = await checkContent([[file, null]]);
  const forms = await formsOfFiles(
    payload,
    problems.map(problem => problem.file),
  );
  const references = problems.map(({ file: name, path }) => ({
    file: name,
    title: forms.get(name)?.title ?? name,
    place: placeText(name, path),
    url: forms.get(name)?.url ?? null,
  }));
  return { address: siteAddress(format.kind.folder, String(document.path)), references };
}

/** The place of a problem in words: 'Related pages › 1', or 'line 3' of a text. */
function placeText(file: string, path: string): string {
  const yaml = yamlKinds.find(kind => kind.file === file)?.fields;
  const fields =
    textKinds.find(({ folder }) => file.startsWith(`${folder}/`))?.fields ??
    (yaml && isFieldList(yaml) ? yaml : []);
  const steps = fieldSteps(fields, path.split('.'), {});
  return steps.length === 0 ? path : steps.map(({ label }) => label).join(' › ');
}
