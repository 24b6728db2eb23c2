import type { NewsletterAction } from '@/lib/domain/newsletter';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import type { IconName } from '../ui/icon-names';

type Props = { action: NewsletterAction; /** Signed, as the mail had it. */ token: string };

type Step = { icon: IconName; title: string; text: string; button: string };

const steps: Record<NewsletterAction, Step> = {
  confirm: {
    icon: 'mail-check',
    title: 'Confirm your newsletter',
    text: 'One press, and our letter comes to you: no more than one per week, and no spam.',
    button: 'Confirm',
  },
  unsubscribe: {
    icon: 'mail-x',
    title: 'Leave the newsletter',
    text: 'One press, and no letter of ours comes to you any more.',
    button: 'Unsubscribe',
  },
};

/** One button. A plain form: it works without scripts, and the token is its proof. */
export function NewsletterStep({ action, token }: Props) {
  const { icon, title, text, button } = steps[action];

  return (
    <EmptyState
      size="page"
      icon={icon}
      title={title}
      text={text}
      action={
        <form
          method="post"
          action={`/api/pages/newsletter/${action}/${encodeURIComponent(token)}/`}
        >
          <Button type="submit" look="primary">
            {button}
          </Button>
        </form>
      }
    />
  );
}
