import * as migration_20261125_094649_initial from './20261125_094649_initial';
import * as migration_20261125_132623_pictures from './20261125_132623_pictures';
import * as migration_20261127_223032_competitions from './20261127_223032_competitions';
import * as migration_20261127_224134_left_out from './20261127_224134_left_out';
import * as migration_20261128_113000_paid_links from './20261128_113000_paid_links';
import * as migration_20261128_233558_trash from './20261128_233558_trash';
import * as migration_20261129_075141_redirects from './20261129_075141_redirects';
import * as migration_20261129_080627_corrections from './20261129_080627_corrections';
import * as migration_20261129_081402_list_dates from './20261129_081402_list_dates';
import * as migration_20261129_081403_pictures_trash from './20261129_081403_pictures_trash';
import * as migration_20261129_193055_reports from './20261129_193055_reports';

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
    name: '20261128_233558_trash',
  },
  {
    up: migration_20261129_075141_redirects.up,
    down: migration_20261129_075141_redirects.down,
    name: '20261129_075141_redirects',
  },
  {
    up: migration_20261129_080627_corrections.up,
    down: migration_20261129_080627_corrections.down,
    name: '20261129_080627_corrections',
  },
  {
    up: migration_20261129_081402_list_dates.up,
    down: migration_20261129_081402_list_dates.down,
    name: '20261129_081402_list_dates',
  },
  {
    up: migration_20261129_081403_pictures_trash.up,
    down: migration_20261129_081403_pictures_trash.down,
    name: '20261129_081403_pictures_trash',
  },
  {
    up: migration_20261129_193055_reports.up,
    down: migration_20261129_193055_reports.down,
    name: '20261129_193055_reports'
  },
];
