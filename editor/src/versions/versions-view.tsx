import { Gutter, Link, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { siteTimeZone } from '@/src/env';

type Version = {
  id: number | string;
  updatedAt: string;
  version: { _status?: string; changed_by?: string | null };
};
type Page = { docs: Version[]; totalDocs: number; page?: number; totalPages: number };

const perPage = 20;

const timeOf = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: siteTimeZone,
});

/** The versions of a document, the newest first: when each was made, by whom, and in which state. Payload's own list lacks the user. */
export async function VersionsView({
  initPageResult,
  routeSegments,
  searchParams,
}: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult;
  const slug = collectionConfig?.slug ?? globalConfig?.slug ?? '';
  const isTrashed = routeSegments[2] === 'trash';
  const place = `/admin/${routeSegments.slice(0, routeSegments.indexOf('versions')).join('/')}/versions`;
  const {
    docs,
    page = 1,
    totalPages,
  } = await findVersions(initPageResult, {
    slug,
    page: Math.max(1, Math.trunc(Number(searchParams?.page)) || 1),
  });
  const plural = collectionConfig?.labels.plural ?? globalConfig?.label ?? slug;

  return (
    <>
      <SetDocumentStepNav
        {...(collectionConfig ? { collectionSlug: slug } : { globalSlug: slug })}
        {...(docID !== undefined && { id: docID })}
        isTrashed={isTrashed}
        pluralLabel={typeof plural === 'function' ? plural({ i18n: req.i18n, t: req.t }) : plural}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? slug}
        view="Versions"
      />
      <main className="versions-view">
        <Gutter>
          <h2>Versions</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">{`Saved (${siteTimeZone})`}</th>
                <th scope="col">By</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              {docs.map(({ id, updatedAt, version }) => (
                <tr key={id}>
                  <td>
                    <Link prefetch={false} href={`${place}/${id}`}>
                      {timeOf.format(new Date(updatedAt))}
                    </Link>
                  </td>
                  <td>{version.changed_by || 'not recorded'}</td>
                  <td>{version._status === 'published' ? 'Published' : 'Draft'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {docs.length === 0 && <p>There is no version yet.</p>}
          {totalPages > 1 && (
            <nav aria-label="Pages of versions">
              {page > 1 && (
                <Link prefetch={false} href={`${place}?page=${page - 1}`}>
                  Newer
                </Link>
              )}
              <span>{`Page ${page} of ${totalPages}`}</span>
              {page < totalPages && (
                <Link prefetch={false} href={`${place}?page=${page + 1}`}>
                  Older
                </Link>
              )}
            </nav>
          )}
        </Gutter>
      </main>
    </>
  );
}

async function findVersions(
  { collectionConfig, docID, req }: DocumentViewServerProps['initPageResult'],
  { slug, page }: { slug: string; page: number },
): Promise<Page> {
  const options = {
    depth: 0,
    limit: perPage,
    page,
    sort: '-updatedAt',
    overrideAccess: false,
    req,
    user: req.user,
  };
  const found: unknown = collectionConfig
    ? await req.payload.findVersions({
        collection: slug as never,
        where: { parent: { equals: docID } },
        trash: true,
        select: { updatedAt: true, version: { _status: true, changed_by: true } } as never,
        ...options,
      })
    : // Of a selection Payload reads no field of a separate file's version.
      await req.payload.findGlobalVersions({ slug: slug as never, ...options });
  return found as Page;
}
