import { ExternalLink } from '@/components/link/external-link';
import { Icon } from '@/components/icon/icon';
import infoStyles from '@/components/match/tabs/info-panel.module.css';
import scoreboardStyles from '@/components/match/scorecard/scoreboard.module.css';

type Props = { href: string };

/** The link to the broadcast in Match info. */
export const WatchLink = ({ href }: Props) => (
  <ExternalLink className={infoStyles.watch} href={href}>
    Watch on hotstar
    <Icon icon="square-arrow-out-up-right" size={16} />
  </ExternalLink>
);

/** The link to the broadcast in the scoreboard. */
export const StreamLink = ({ href }: Props) => (
  <ExternalLink className={scoreboardStyles.stream} href={href}>
    <Icon icon="circle-play" size={16} />
    <span>Watch stream</span>
  </ExternalLink>
);
