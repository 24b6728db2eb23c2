import { openLightReader, type LightReader } from './light-reader';

/** The commands of a crowd; it replies to each with a `CrowdState`. */
export type CrowdCommand = { open?: Parameters<typeof toReaders>[0] };

export type CrowdState = {
  open: number;
  /** When the reader that has waited longest last received something; unix ms, 0 for never. */
  lastSeenAt: number;
  /** How often the connection of each has ended. */
  cuts: number[];
  /** Frames that the readers missed, all together. */
  lost: number;
  frames: number;
  problems: string[];
};

/*
 * Light readers in a separate process, so that there can be thousands. Started with an IPC channel.
 */
const readers: LightReader[] = [];
process.on('disconnect', () => process.exit(0));
process.on('message', ({ open }: CrowdCommand) => {
  if (open) readers.push(...toReaders(open));
  process.send?.(stateOf());
});

function toReaders(options: { origin: string; groups: string[]; count: number; network: string }) {
  return Array.from({ length: options.count }, (_, index) =>
    openLightReader({
      origin: () => options.origin,
      group: options.groups[index % options.groups.length] ?? 'event',
      address: `${options.network}.${index >> 8}.${index & 255}`,
    }),
  );
}

const toUnixMs = (at: number): number => (at === 0 ? 0 : performance.timeOrigin + at);

const stateOf = (): CrowdState => ({
  open: readers.filter(reader => reader.isOpen()).length,
  lastSeenAt: toUnixMs(Math.min(...readers.map(reader => reader.lastSeenAt()))),
  cuts: readers.map(reader => reader.cuts()),
  lost: readers.reduce((sum, reader) => sum + reader.lost(), 0),
  frames: readers.reduce((sum, reader) => sum + reader.frames(), 0),
  problems: readers.flatMap(reader => reader.problems()),
});
