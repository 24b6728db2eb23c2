import { fixtureText, sourceText } from './console-texts';
import type { FeedReport } from './table';

/** The matches of sources: those without an event can be linked, the others unlinked. */
export function ConsoleFeeds({ report: { unlinked, links } }: { report: FeedReport }) {
  return (
    <>
      <h3>Not linked</h3>
      {unlinked.length === 0 && <p>Every match of a source has its event.</p>}
      <ul className="console-list">
        {unlinked.map(({ source, external_id: id, fixture, reason, suggestions }) => (
          <li key={`${source} ${id}`}>
            <p>{`${source} ${sourceText(id)}: ${fixtureText(fixture)} (${reason ?? 'no reason'})`}</p>
            <LinkForm source={source} id={id}>
              <label>
                Event
                <select name="event">
                  {suggestions.map(({ event, fixture: of }) => (
                    <option key={event} value={event}>
                      {fixtureText(of)}
                    </option>
                  ))}
                  <option value="new">An event of its own</option>
                </select>
              </label>
              <button type="submit" aria-label={`Link ${source} ${sourceText(id)}`}>
                Link
              </button>
            </LinkForm>
          </li>
        ))}
      </ul>
      <h3>Linked</h3>
      {links.length === 0 && <p>No match of a source is linked.</p>}
      <ul className="console-list">
        {links.map(({ source, external_id: id, event, fixture }) => (
          <li key={`${source} ${id}`}>
            <p>{`${source} ${sourceText(id)} → ${event}: ${fixtureText(fixture)}`}</p>
            <LinkForm source={source} id={id}>
              <button type="submit" aria-label={`Unlink ${source} ${sourceText(id)}`}>
                Unlink
              </button>
            </LinkForm>
          </li>
        ))}
      </ul>
    </>
  );
}

type FormProps = { source: string; id: string; children: React.ReactNode };

function LinkForm({ source, id, children }: FormProps) {
  return (
    <form method="post" action="/api/desk/link" className="console-form">
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="id" value={id} />
      {children}
    </form>
  );
}
