import { APIError, ValidationError, type Endpoint, type PayloadRequest } from 'payload';

/** A document of a collection, or one that is a separate file. */
type Target = { collection: string } | { global: string };
type Version = { parent?: number | string; version: Record<string, unknown> };

/**
 * The call that restores a version, in place of Payload's own, which changes a global without its hooks. It is a
 * save of the version's values: one that was published becomes the file again, with the bytes it had. Where that
 * is refused, the version becomes the draft, and the message states why. `?draft=true` and the version of a
 * draft publish nothing. Responds 200 with the message, or 403, 404 and 423 as a save does.
 */
export const restoreEndpoint = (target: Target): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async req => {
    const found = await findVersion(req, target);
    const isDraft = req.query.draft === 'true' || found.version._status !== 'published';
    const message = isDraft
      ? await saveAsDraft(req, target, found)
      : await publishOrSave(req, target, found);
    return Response.json({ message });
  },
});

async function saveAsDraft(req: PayloadRequest, target: Target, found: Version): Promise<string> {
  await save(req, target, found, 'draft');
  return 'Restored as a draft. The site has not changed.';
}

async function publishOrSave(req: PayloadRequest, target: Target, found: Version): Promise<string> {
  try {
    await save(req, target, found, 'published');
    return 'Restored and published.';
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    await save(req, target, found, 'draft');
    return `Not published: ${reason} The version is now the draft; the site has not changed.`;
  }
}

/** Why a version cannot be published, if the user can do something about it. */
function reasonOf(error: unknown): string | null {
  if (error instanceof ValidationError)
    return error.data.errors.map(({ path, message }) => `${path}: ${message}.`).join(' ');
  const isRefusal = error instanceof APIError && Object(error.data).isRefusal === true;
  return isRefusal && error.status !== 403 ? error.message : null;
}

/** Rejects with 404 for a version that does not exist. */
async function findVersion(req: PayloadRequest, target: Target): Promise<Version> {
  const options = {
    id: String(req.routeParams?.id),
    depth: 0,
    overrideAccess: false,
    showHiddenFields: true,
    // A version from the time in the trash has the same text.
    trash: true,
    req,
  };
  const found: unknown =
    'global' in target
      ? await req.payload.findGlobalVersionByID({ slug: target.global as never, ...options })
      : await req.payload.findVersionByID({ collection: target.collection as never, ...options });
  return found as Version;
}

async function save(
  req: PayloadRequest,
  target: Target,
  { parent, version }: Version,
  status: 'draft' | 'published',
): Promise<void> {
  const { id: _, createdAt: __, updatedAt: ___, deletedAt: ____, ...values } = version;
  const options = {
    data: { ...values, _status: status } as never,
    draft: status === 'draft',
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    // Values that the version lacks are not those of the current document.
    context: { isRestoringVersion: true },
    req,
  };
  if ('global' in target)
    await req.payload.updateGlobal({ slug: target.global as never, ...options });
  else
    await req.payload.update({
      collection: target.collection as never,
      id: parent as number,
      ...options,
    });
}
