import type { ServerProps } from 'payload';
import { timeText } from '@/src/console/console-texts';
import { siteName, siteUrl } from '@/src/env';
import { findWork, type WorkItem } from './find-work';

/** The user's work on the first screen: what waits, what goes wrong, and what was changed last. */
export async function WorkLists({ payload, user }: ServerProps) {
  const { drafts, scheduled, refused, changed } = await findWork(payload, user ?? null);
  return (
    <div className="work-lists">
      <p>
        <a href={siteUrl}>{`${siteName}, the site`}</a>
      </p>
      <WorkList id="my-drafts" title="My drafts" items={drafts} />
      <WorkList id="scheduled" title="Scheduled" items={scheduled} />
      <WorkList id="refused" title="Refused by the site" items={refused} />
      <WorkList id="last-changed" title="Last changed" items={changed} />
    </div>
  );
}

type Props = { id: string; title: string; items: readonly WorkItem[] };

function WorkList({ id, title, items }: Props) {
  if (items.length === 0) return null;
  return (
    <section className="work-list" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {items.map(({ url, title: name, note, atMs }) => (
          <li key={url}>
            <a href={url}>{name}</a>
            {` · ${note}${Number.isNaN(atMs) ? '' : `, ${timeText(atMs)}`}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
