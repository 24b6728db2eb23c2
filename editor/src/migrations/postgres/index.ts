import * as migration_20261125_094654_initial from './20261125_094654_initial';

export const migrations = [
  {
    up: migration_20261125_094654_initial.up,
    down: migration_20261125_094654_initial.down,
    name: '20261125_094654_initial'
  },
];
