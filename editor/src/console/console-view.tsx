import type { AdminViewServerProps, Payload } from 'payload';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { hasRole } from '@/src/access/roles';
import { ConsoleChart } from './console-chart';
import { ConsoleFeeds } from './console-feeds';
import { isSection, sections, type SectionName } from './sections';
import type { Table } from './table';

/** The operator console: what visitors and feeds have left, read from the API. */
export async function ConsoleView({ initPageResult, params, searchParams }: AdminViewServerProps) {
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
      <section className="console" aria-labelledby="console">
        <h1 id="console">Operator console</h1>
        {isAllowed ? (
          <>
            <nav aria-label="Operator console" className="console-tabs">
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
            <ConsoleSection section={section} payload={req.payload} />
          </>
        ) : (
          <p>Only administrators see the operator console.</p>
        )}
      </section>
    </DefaultTemplate>
  );
}

type SectionProps = { section: SectionName; payload: Payload };

async function ConsoleSection({ section, payload }: SectionProps) {
  const { title, load } = sections[section];
  const result = await load(payload).catch((error: unknown) => String(error));
  if (typeof result === 'string') return <p role="alert">{`The API does not answer: ${result}`}</p>;

  return (
    <>
      <h2>{title}</h2>
      <p>
        <a href={`/api/desk/${section}`} download={`${section}.csv`}>
          Download as CSV
        </a>
      </p>
      {result.chart && <ConsoleChart {...result.chart} />}
      <ConsoleTable title={title} {...result} />
      {result.report && <ConsoleFeeds report={result.report} />}
      {(section === 'messages' || section === 'subscribers') && <ForgetForm section={section} />}
    </>
  );
}

function ConsoleTable({ title, head, rows, links = [] }: Table & { title: string }) {
  if (rows.length === 0) return <p>There is nothing here.</p>;
  return (
    <div className="console-scroll" role="region" aria-label={title} tabIndex={0}>
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
                <td key={column}>
                  {column === 0 && links[at] ? <a href={links[at]}>{cell}</a> : cell}
                </td>
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
    <form method="post" action="/api/desk/forget" className="console-form">
      <h3>Forget a person</h3>
      <label htmlFor="forget-email">Deletes all messages, subscriptions and mails of</label>
      <input id="forget-email" name="email" type="email" required autoComplete="off" />
      <input type="hidden" name="section" value={section} />
      <button type="submit">Forget</button>
    </form>
  );
}
