import * as migration_20261125_094654_initial from './20261125_094654_initial';
import * as migration_20261125_132626_pictures from './20261125_132626_pictures';
import * as migration_20261127_223045_competitions from './20261127_223045_competitions';
import * as migration_20261127_224139_left_out from './20261127_224139_left_out';
import * as migration_20261128_113000_paid_links from './20261128_113000_paid_links';
import * as migration_20261128_233615_trash from './20261128_233615_trash';
import * as migration_20261129_075145_redirects from './20261129_075145_redirects';
import * as migration_20261129_080631_corrections from './20261129_080631_corrections';
import * as migration_20261129_081404_list_dates from './20261129_081404_list_dates';
import * as migration_20261129_081405_pictures_trash from './20261129_081405_pictures_trash';
import * as migration_20261129_193217_reports from './20261129_193217_reports';

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
    name: '20261128_233615_trash',
  },
  {
    up: migration_20261129_075145_redirects.up,
    down: migration_20261129_075145_redirects.down,
    name: '20261129_075145_redirects',
  },
  {
    up: migration_20261129_080631_corrections.up,
    down: migration_20261129_080631_corrections.down,
    name: '20261129_080631_corrections',
  },
  {
    up: migration_20261129_081404_list_dates.up,
    down: migration_20261129_081404_list_dates.down,
    name: '20261129_081404_list_dates',
  },
  {
    up: migration_20261129_081405_pictures_trash.up,
    down: migration_20261129_081405_pictures_trash.down,
    name: '20261129_081405_pictures_trash',
  },
  {
    up: migration_20261129_193217_reports.up,
    down: migration_20261129_193217_reports.down,
    name: '20261129_193217_reports'
  },
];
