import { matchesText } from '@/lib/domain/figures/figure-text';
import { UsageError, type Command } from './command';
import { queryDatabase } from './query-database';

export const facts: Command = {
  synopsis: 'rebuild',
  summary: 'derives the figures of players again from their scorecards',
  async run({ positionals }) {
    if (positionals.join(' ') !== 'rebuild') throw new UsageError("Expected 'rebuild'.");
    const count = await queryDatabase({ about: 'facts rebuild' });
    return `The API derives the figures of ${matchesText(count)} again, within a minute or at its next start.\n`;
  },
};
