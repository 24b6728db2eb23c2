import { toLineUps } from '@/api/feeds/entitysport/read-line-ups';
import { Squads } from '@/api/feeds/entitysport/entitysport-replies';
import { toScorecard } from '@/lib/domain/scorecard/scorecard';
import {
  entityInPlay,
  entityReply,
  entitySquads,
} from '@/tests/fixtures/feeds/entitysport-replies';
import { entityContextForEach, paths, type EntityContext } from './entitysport-context';

jest.setTimeout(60_000);

let context: EntityContext;
entityContextForEach(created => {
  context = created;
});

const withRole = (squad: object[], roles: string[]) =>
  squad.map((player, index) => (roles[index] ? { ...player, role: roles[index] } : player));

test('captain, keeper and officials are those that the replies name', async () => {
  const squads = entitySquads({ named: 11 });
  const withRoles = {
    ...squads,
    teama: { ...squads.teama, squads: withRole(squads.teama.squads, ['cap', 'wk']) },
    teamb: { ...squads.teamb, squads: withRole(squads.teamb.squads, ['wkcap', 'bat']) },
  };
  context.host.replies[paths.scorecard] = entityInPlay(context.start);
  context.host.replies[paths.squads] = entityReply(withRoles);
  const feed = context.feedOf();
  await feed.step();
  context.clock.ms += 10_000;
  await feed.step();

  const info = context.event()?.matchInfo;
  const { lineUps = [], rows = [] } = (info && toScorecard(info)) ?? {};
  const marked = lineUps.map(({ players, captain, keeper }) => [
    players[captain ?? -1]?.name,
    players[keeper ?? -1]?.name,
  ]);
  expect(marked).toEqual([
    ['Ivo Marsh', 'Pia Rook'],
    ['Heron 21', 'Heron 21'],
  ]);
  expect(rows.slice(-3)).toEqual([
    { label: 'Umpires', value: 'Ada Hart (Fernland), Cy Mott (Fernland)' },
    { label: 'Third umpire', value: 'Bo Lund (Heronia)' },
    { label: 'Match referee', value: 'Di Nash (Heronia)' },
  ]);
});

test('two keepers in an eleven are not marked: which one keeps is not known', () => {
  const squads = entitySquads({ named: 11 });
  const teama = { ...squads.teama, squads: withRole(squads.teama.squads, ['wk', 'wk', 'cap']) };

  const { lineUps } = toLineUps(Squads.parse({ ...squads, teama }));

  expect(lineUps?.[0].slice(0, 3).map(({ isCaptain, isKeeper }) => [isCaptain, isKeeper])).toEqual([
    [false, false],
    [false, false],
    [true, false],
  ]);
});
