import * as migration_20261125_094649_initial from './20261125_094649_initial';

export const migrations = [
  {
    up: migration_20261125_094649_initial.up,
    down: migration_20261125_094649_initial.down,
    name: '20261125_094649_initial'
  },
];
