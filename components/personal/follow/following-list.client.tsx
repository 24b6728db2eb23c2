'use client';

import { useRef, useState, type ChangeEvent } from 'react';
import { HideScoresChoice } from '@/components/personal/hide-scores/hide-scores-choice';
import { AppLink } from '@/components/link/app-link';
import { EmptyState } from '@/components/state/empty-state';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { Section } from '@/components/ui/section';
import { parseFollowed, type Followed, type FollowedKind } from '@/lib/domain/match/followed';
import { FollowStar } from './follow-star.client';
import { getFollowed, isSame, setFollowed } from './followed';
import styles from './following-list.module.css';
import { useFollowed } from './use-followed';

const titles: Record<FollowedKind, string> = {
  match: 'Matches',
  team: 'Teams',
  league: 'Leagues',
};
const maxFileBytes = 1_000_000;

/** What the visitor follows, by kind, with export to and import from a file for other devices. */
export function FollowingList() {
  const followed = useFollowed();
  const isHydrated = useHydrated();
  const file = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');

  async function read({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    const items = chosen.size > maxFileBytes ? null : parseFollowed(await chosen.text());
    // The same file can be chosen again.
    target.value = '';
    if (!items) return setMessage('This file has nothing from here to follow. Nothing changed.');
    const before = getFollowed();
    const added = items.filter(item => !before.some(other => isSame(other, item)));
    const isStored = setFollowed([...before, ...added]);
    setMessage(
      `${added.length} of ${items.length} added` +
        (added.length < items.length ? ', the others were followed already.' : '.') +
        (isStored ? '' : ' This browser does not store them: they last for this visit.'),
    );
  }

  return (
    <>
      <p className={styles.lead}>
        The list is stored on this device only, and nobody else can see it. Matches of what you
        follow come first on the <AppLink href="/">home page</AppLink>. The{' '}
        <AppLink href="/alerts">alerts of this device</AppLink> are a list of their own.
      </p>
      <noscript>
        <p>Following needs JavaScript, because the list never leaves your device.</p>
      </noscript>
      {isHydrated && followed.length === 0 && (
        <EmptyState
          icon="star"
          title="You follow nothing yet"
          text="Press the star of a match, a team or a league."
          action={<AppLink href="/odds/matches">All matches</AppLink>}
        />
      )}
      {(['match', 'team', 'league'] as const).map(kind => (
        <Items key={kind} kind={kind} items={followed.filter(item => item.kind === kind)} />
      ))}
      {isHydrated && (
        <Section title="Scores">
          <p className={styles.lead}>
            For matches that you watch later: scores and results are covered until you press them.
            Prices tell how a match goes, too; Scores only, in the menu, hides those.
          </p>
          <HideScoresChoice />
        </Section>
      )}
      {isHydrated && (
        <Section title="Another device">
          <p className={styles.lead}>A file takes what you follow to another browser or device.</p>
          <div className={styles.file}>
            {followed.length > 0 && <Button onClick={() => download(followed)}>Export</Button>}
            <Button onClick={() => file.current?.click()}>Import</Button>
            <input
              ref={file}
              type="file"
              accept="application/json,.json"
              hidden
              aria-label="File to import"
              onChange={event => void read(event)}
            />
            <p role="status">{message}</p>
          </div>
        </Section>
      )}
    </>
  );
}

function Items({ kind, items }: { kind: FollowedKind; items: readonly Followed[] }) {
  if (items.length === 0) return null;
  return (
    <Section title={titles[kind]}>
      <ul className={styles.items}>
        {items.map(item => (
          <li key={item.id} className={styles.item}>
            {item.href ? <AppLink href={item.href}>{item.name}</AppLink> : item.name}
            <FollowStar item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function download(items: readonly Followed[]): void {
  const text = JSON.stringify({ version: 1, items }, null, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: 'following.json',
  });
  link.click();
  URL.revokeObjectURL(url);
}
