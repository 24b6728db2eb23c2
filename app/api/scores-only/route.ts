import { secondsInDay, secondsInHour } from 'date-fns/constants';
import { chooseByForm, type CookieValue } from '@/lib/endpoints/choose-by-form';
import { choicesOf } from '@/lib/routing/choices';
import { scoresOnlyCookie } from '@/lib/routing/scores-only';

export const dynamic = 'force-dynamic';

const { name, on, maxAgeSeconds, secondsField } = scoresOnlyCookie;
/** The day on which clocks are set back. */
const longestDay = secondsInDay + secondsInHour;

/**
 * The switch in the sidebar, and the button of the reminder, which chooses for the rest of the visitor's
 * day: the cookie makes the policy of every page `info`.
 */
export const POST = (request: Request): Promise<Response> =>
  chooseByForm(request, {
    name,
    choose(form) {
      if (form.get(name) !== on) return null;
      const seconds = Number(form.get(secondsField));
      if (!(seconds > 0)) return { value: on, maxAgeSeconds };
      // In a tab of before, the rest of a day must not replace a choice for longer.
      const { isScoresOnly } = choicesOf(request.headers.get('cookie'));
      return isScoresOnly ? 'unchanged' : forToday(seconds);
    },
  });

const forToday = (seconds: number): CookieValue => ({
  value: on,
  maxAgeSeconds: Math.min(Math.ceil(seconds), longestDay),
});
