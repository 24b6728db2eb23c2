/*
 * Generates public/favicon.svg in the colours of app/tokens.css, and from it the icons of the
 * installed app: plain ones, and maskable ones whose drawing stays within the safe zone of every
 * mask. Run it after changing the drawing or a colour.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { root } from '../processes/run-command.mjs';

const open = path.join(root, 'public');
const tokens = readFileSync(path.join(root, 'app/tokens.css'), 'utf8');
const colour = name => tokens.match(`--${name}:\\s*(?:light-dark\\()?(#[\\da-f]{3,8})`)[1];
const ball = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<circle cx="16" cy="16" r="16" fill="${colour('leather')}"/>` +
    `<path d="M16 0a16 16 0 0 1 0 32z" fill="${colour('leather-shade')}"/>` +
    `<path d="M12.5 .5v31M19.5 .5v31" stroke="${colour('seam')}" stroke-width="1.6"/>` +
    `<path d="M9.400 2v28M22.600 2v28" fill="none" stroke="${colour('seam')}" stroke-width="3.2" stroke-dasharray="2 2.4"/></svg>\n`,
);
writeFileSync(path.join(open, 'favicon.svg'), ball);
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
  await sharp({ create: { width: size, height: size, channels: 4, background: colour('pitch') } })
    .composite([{ input: inner }])
    .png({ palette: true })
    .toFile(path.join(open, `icon-maskable-${size}.png`));
}
