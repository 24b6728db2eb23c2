import type { NewsletterOutcome } from '@/lib/domain/newsletter';
import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';
import type { IconName } from '../ui/icon-names';

type Props = { outcome: NewsletterOutcome };

const outcomes: Record<NewsletterOutcome, { icon: IconName; title: string; text: string }> = {
  confirmed: {
    icon: 'mail-check',
    title: 'You are signed up',
    text: 'Our newsletter comes to you from now on. Every letter has a link to leave it again.',
  },
  unsubscribed: {
    icon: 'mail-x',
    title: 'You have left the newsletter',
    text: 'No letter of ours comes to you any more. You may sign up again at any time, below.',
  },
  expired: {
    icon: 'mail-question-mark',
    title: 'This link no longer works',
    text: 'A link to confirm works for seven days, and for whoever has not left since. Sign up again below, or take the link of the newest mail.',
  },
  failed: {
    icon: 'mail-warning',
    title: 'Nothing was changed',
    text: 'Server error! Please, try again later: the link of the mail still works.',
  },
};

/** What came of a link in a newsletter mail. */
export function NewsletterResult({ outcome }: Props) {
  const { icon, title, text } = outcomes[outcome];

  return (
    <EmptyState
      size="page"
      icon={icon}
      title={title}
      text={text}
      action={
        <ButtonLink href="/" look="quiet">
          To the matches
        </ButtonLink>
      }
    />
  );
}
