import type { NewsletterAction } from '@/lib/domain/content/newsletter';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/state/empty-state';
import type { IconName } from '@/components/icon/icon-names';

type Props = { action: NewsletterAction; /** Signed token from the email. */ token: string };

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

/** Confirms with a button in a plain form: it works without scripts and the token authorises it. */
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
          <Button type="submit" variant="primary">
            {button}
          </Button>
        </form>
      }
    />
  );
}
