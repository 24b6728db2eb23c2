import * as migration_20261125_094654_initial from './20261125_094654_initial';
import * as migration_20261125_132626_pictures from './20261125_132626_pictures';
import * as migration_20261127_223045_competitions from './20261127_223045_competitions';
import * as migration_20261127_224139_left_out from './20261127_224139_left_out';
import * as migration_20261128_113000_paid_links from './20261128_113000_paid_links';
import * as migration_20261128_233615_trash from './20261128_233615_trash';

export const migrations = [
  {
    up: migration_20261125_094654_initial.up,
    down: migration_20261125_094654_initial.down,
    name: '20261125_094654_initial',
  },
  {
    up: migration_20261125_132626_pictures.up,
    down: migration_20261125_132626_pictures.down,
    name: '20261125_132626_pictures',
  },
  {
    up: migration_20261127_223045_competitions.up,
    down: migration_20261127_223045_competitions.down,
    name: '20261127_223045_competitions',
  },
  {
    up: migration_20261127_224139_left_out.up,
    down: migration_20261127_224139_left_out.down,
    name: '20261127_224139_left_out',
  },
  {
    up: migration_20261128_113000_paid_links.up,
    down: migration_20261128_113000_paid_links.down,
    name: '20261128_113000_paid_links',
  },
  {
    up: migration_20261128_233615_trash.up,
    down: migration_20261128_233615_trash.down,
    name: '20261128_233615_trash'
  },
];
