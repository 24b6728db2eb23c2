import mailCheck from 'lucide/dist/esm/icons/mail-check.mjs';
import mailQuestionMark from 'lucide/dist/esm/icons/mail-question-mark.mjs';
import mailWarning from 'lucide/dist/esm/icons/mail-warning.mjs';
import mailX from 'lucide/dist/esm/icons/mail-x.mjs';
import type { NewsletterOutcome } from '@/lib/domain/newsletter';
import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';

type Props = { outcome: NewsletterOutcome };

const outcomes = {
  confirmed: {
    icon: mailCheck,
    title: 'You are signed up',
    text: 'Our newsletter comes to you from now on. Every letter has a link to leave it again.',
  },
  unsubscribed: {
    icon: mailX,
    title: 'You have left the newsletter',
    text: 'No letter of ours comes to you any more. You may sign up again at any time, below.',
  },
  expired: {
    icon: mailQuestionMark,
    title: 'This link no longer works',
    text: 'A link to confirm works for seven days, and for whoever has not left since. Sign up again below, or take the link of the newest mail.',
  },
  failed: {
    icon: mailWarning,
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
