/**
 * Next measures what it keeps by writing it out as JSON, where Node makes a list of numbers of a
 * buffer: a fifteenth of all the work of a page that is made. As base64 it takes next to nothing.
 * `Buffer.from` refuses what comes of it, so that none could be read back wrongly.
 */
export function writeBuffersShortly(): void {
  Buffer.prototype.toJSON = function toJSON(this: Buffer) {
    return { type: 'Buffer', data: this.toString('base64') } as never;
  };
}
