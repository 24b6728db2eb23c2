import type { NewsletterOutcome } from '@/lib/domain/content/newsletter';
import { ButtonLink } from '@/components/link/button-link';
import { EmptyState } from '@/components/state/empty-state';
import type { IconName } from '@/components/icon/icon-names';

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
    text: 'A link to confirm works for seven days, unless you have unsubscribed since. Sign up again below, or take the link of the newest mail.',
  },
  failed: {
    icon: 'mail-warning',
    title: 'Nothing was changed',
    text: 'Server error! Please, try again later: the link of the mail still works.',
  },
};

/** Result of following a link from a newsletter email. */
export function NewsletterResult({ outcome }: Props) {
  const { icon, title, text } = outcomes[outcome];

  return (
    <EmptyState
      size="page"
      icon={icon}
      title={title}
      text={text}
      action={
        <ButtonLink href="/" variant="quiet">
          To the matches
        </ButtonLink>
      }
    />
  );
}
