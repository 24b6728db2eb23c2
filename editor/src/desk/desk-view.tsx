import type { AdminViewServerProps } from 'payload';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { hasRole } from '@/src/access/roles';
import { DeskChart } from './desk-chart';
import { DeskFeeds } from './desk-feeds';
import { isSection, readFeeds, sections, type SectionName, type Table } from './sections';

/** The operator's desk: what visitors and feeds have left, read from the API. */
export async function DeskView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const wanted = searchParams?.section;
  const section: SectionName = isSection(wanted) ? wanted : 'clickouts';
  const isAllowed = hasRole(req, 'admin');
  const notice = searchParams?.notice;

  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <section className="desk" aria-labelledby="desk">
        <h1 id="desk">Desk</h1>
        {isAllowed ? (
          <>
            <nav aria-label="Desk" className="desk-tabs">
              {Object.entries(sections).map(([name, { title }]) => (
                <a
                  key={name}
                  href={`/admin/desk?section=${name}`}
                  aria-current={name === section ? 'page' : undefined}
                >
                  {title}
                </a>
              ))}
            </nav>
            {typeof notice === 'string' && <p role="status">{notice}</p>}
            <DeskSection section={section} />
          </>
        ) : (
          <p>Only administrators see the desk.</p>
        )}
      </section>
    </DefaultTemplate>
  );
}

async function DeskSection({ section }: { section: SectionName }) {
  const { title, load } = sections[section];
  const result = await load().catch((error: unknown) => String(error));
  if (typeof result === 'string') return <p role="alert">{`The API does not answer: ${result}`}</p>;
  const feeds = section === 'feeds' ? await readFeeds() : null;

  return (
    <>
      <h2>{title}</h2>
      <p>
        <a href={`/api/desk/${section}`} download={`${section}.csv`}>
          Download as CSV
        </a>
      </p>
      {result.chart && result.chart.bars.length > 0 && <DeskChart {...result.chart} />}
      <DeskTable title={title} {...result} />
      {feeds && <DeskFeeds report={feeds} />}
      {(section === 'messages' || section === 'subscribers') && <ForgetForm section={section} />}
    </>
  );
}

function DeskTable({ title, head, rows }: Table & { title: string }) {
  if (rows.length === 0) return <p>There is nothing here.</p>;
  return (
    <div className="desk-scroll" role="region" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map(cell => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ForgetForm({ section }: { section: SectionName }) {
  return (
    <form method="post" action="/api/desk/forget" className="desk-form">
      <h3>Forget a person</h3>
      <label htmlFor="forget-email">Deletes all messages, subscriptions and mails of</label>
      <input id="forget-email" name="email" type="email" required autoComplete="off" />
      <input type="hidden" name="section" value={section} />
      <button type="submit">Forget</button>
    </form>
  );
}
