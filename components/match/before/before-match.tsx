import type { ReactNode } from 'react';
import { EndedMatches } from '@/components/match/figures/ended-matches';
import { GroundFormats } from '@/components/match/figures/ground-formats';
import { MatchUps } from '@/components/match/figures/match-ups';
import { AppLink } from '@/components/link/app-link';
import { PlayerName } from '@/components/link/player-name';
import { Section } from '@/components/ui/section';
import type { Background, SideForm } from '@/lib/domain/background/background';
import { formatMatches, recordText } from '@/lib/domain/background/background-text';
import { anchors } from '@/lib/domain/background/preview-facts';
import { coverageText } from '@/lib/domain/figures/figure-text';
import { groundPath } from '@/lib/domain/figures/ground';
import { leastMatchUpBalls } from '@/lib/domain/figures/player';
import type { Match } from '@/lib/domain/match/match';
import { MeetingsCard } from './meetings-card';
import styles from './before-match.module.css';

type Props = { match: Match; background: Background };

/** What is known before a match, below its markets; nothing where too little is. */
export function BeforeMatch({ match, background }: Props) {
  const { form, meetings, ground, matchUps } = background;
  return (
    <>
      {form.length > 0 && (
        <Part id={anchors.form} title="Form">
          <div className={styles.columns}>
            {form.map(of => (
              <Form key={of.side.side} form={of} />
            ))}
          </div>
        </Part>
      )}
      {meetings && (
        <Part id={anchors.meetings} title="Meetings">
          <div className={styles.columns}>
            <MeetingsCard meetings={meetings} first={match.teams[0].name} />
            <EndedMatches matches={meetings.newest} />
          </div>
        </Part>
      )}
      {matchUps.length > 0 && (
        <Part id={anchors.matchUps} title="Match-ups">
          <MatchUps
            name="Batter v bowler"
            covers={pairsText(match)}
            matchUps={matchUps}
            headOf={({ batter, bowler }) => (
              <>
                <PlayerName {...batter} />
                <small>
                  v <PlayerName {...bowler} />
                </small>
              </>
            )}
          />
        </Part>
      )}
      {ground && (
        <Part id={anchors.ground} title="Ground">
          <GroundFormats
            name="Matches"
            covers={coverageText(ground.covers.matches, ground.covers.years)}
            formats={ground.formats}
          />
          <p className={styles.note}>
            <AppLink href={groundPath(ground.slug)}>{ground.name}</AppLink>
          </p>
        </Part>
      )}
    </>
  );
}

const pairsText = ({ format }: Match): string =>
  `of all ${format ? formatMatches[format] : 'matches'} on this site in which they met, with ${leastMatchUpBalls} balls or more`;

type PartProps = { id: string; title: string; children: ReactNode };

/** A section with the id to which the preview leads. */
const Part = ({ id, title, children }: PartProps) => (
  <div id={id} className={styles.part}>
    <Section title={title}>{children}</Section>
  </div>
);

function Form({ form: { side, covers, newest, results } }: { form: SideForm }) {
  const record = recordText(results);
  const what = newest.length < covers.matches ? `The newest ${newest.length}` : 'Form';
  return (
    <div className={styles.side}>
      <h3 className={styles.name}>{side.name}</h3>
      <p className={styles.covers}>
        {`${what} ${coverageText(covers.matches, covers.years)}${record && `: ${record}`}.`}
      </p>
      <EndedMatches matches={newest} />
    </div>
  );
}
