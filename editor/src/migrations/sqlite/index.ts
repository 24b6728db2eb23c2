import * as migration_20261125_094649_initial from './20261125_094649_initial';
import * as migration_20261125_132623_pictures from './20261125_132623_pictures';
import * as migration_20261127_223032_competitions from './20261127_223032_competitions';
import * as migration_20261127_224134_left_out from './20261127_224134_left_out';
import * as migration_20261128_113000_paid_links from './20261128_113000_paid_links';
import * as migration_20261128_233558_trash from './20261128_233558_trash';

export const migrations = [
  {
    up: migration_20261125_094649_initial.up,
    down: migration_20261125_094649_initial.down,
    name: '20261125_094649_initial',
  },
  {
    up: migration_20261125_132623_pictures.up,
    down: migration_20261125_132623_pictures.down,
    name: '20261125_132623_pictures',
  },
  {
    up: migration_20261127_223032_competitions.up,
    down: migration_20261127_223032_competitions.down,
    name: '20261127_223032_competitions',
  },
  {
    up: migration_20261127_224134_left_out.up,
    down: migration_20261127_224134_left_out.down,
    name: '20261127_224134_left_out',
  },
  {
    up: migration_20261128_113000_paid_links.up,
    down: migration_20261128_113000_paid_links.down,
    name: '20261128_113000_paid_links',
  },
  {
    up: migration_20261128_233558_trash.up,
    down: migration_20261128_233558_trash.down,
    name: '20261128_233558_trash'
  },
];
