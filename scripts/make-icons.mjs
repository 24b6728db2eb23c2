/*
 * Draws the icons of the installed app from public/favicon.svg: plain ones, and maskable ones whose
 * drawing stays within the circle that every mask leaves. Run by hand when the drawing changes.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { root } from './run-command.mjs';

const open = path.join(root, 'public');
const ball = readFileSync(path.join(open, 'favicon.svg'));
const pitch = '#0f3324';
const maskedShare = 0.62;

const drawn = size =>
  sharp(ball, { density: (72 * size) / 32 })
    .resize(size, size)
    .png();

for (const size of [192, 512]) {
  await drawn(size)
    .png({ palette: true })
    .toFile(path.join(open, `icon-${size}.png`));
  const inner = await drawn(Math.round(size * maskedShare)).toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: pitch } })
    .composite([{ input: inner }])
    .png({ palette: true })
    .toFile(path.join(open, `icon-maskable-${size}.png`));
}
