/** README's picture of the Mac's disk window. What the systems themselves ask is drawn in test/e2e/pictures/install. */
import { png } from './formats.ts';
import { DISK_WINDOW, diskWindow } from './installers.ts';
import { words } from './lettering.ts';
import { markIn } from './mark.ts';

const BAR = 28;
const LABEL = { size: 14, fill: '#111', middle: true };

/** In the manner of the system's own, in a square of 112. */
const FOLDER = `<path d="M8 30Q8 22 16 22H42L52 32H96Q104 32 104 40V86Q104 94 96 94H16Q8 94 8 86Z" fill="#3E8FD0"/>
<path d="M8 44H104V86Q104 94 96 94H16Q8 94 8 86Z" fill="#63B0EA"/>
<path d="M56 54L74 84H38Z" fill="none" stroke="#2B74AE" stroke-width="5" stroke-linejoin="round"/>`;

/** The Mac's disk window with what the system puts into it. */
export function macWindow(): string {
  const { width, height: inside, iconSize, app, applications } = DISK_WINDOW;
  const height = inside + BAR;
  const background = png(diskWindow(), width * 2).toString('base64');
  const below = iconSize / 2 + 22;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<defs><clipPath id="window"><rect width="${width}" height="${height}" rx="10"/></clipPath></defs>
<g clip-path="url(#window)"><rect width="${width}" height="${height}" fill="#E4E4E6"/>
<image y="${BAR}" width="${width}" height="${inside}" href="data:image/png;base64,${background}"/>
<circle cx="18" cy="14" r="6" fill="#FF5F57"/><circle cx="38" cy="14" r="6" fill="#FEBC2E"/><circle cx="58" cy="14" r="6" fill="#28C840"/>
<g transform="translate(0 ${BAR})">${markIn(app.x - iconSize / 2 + 5, app.y - iconSize / 2 + 5, iconSize - 10)}
<svg x="${applications.x - iconSize / 2}" y="${applications.y - iconSize / 2}" width="${iconSize}" height="${iconSize}" viewBox="0 0 112 112">${FOLDER}</svg>
${words('app', { x: app.x, y: app.y + below, ...LABEL })}${words('applications', { x: applications.x, y: applications.y + below, ...LABEL })}
</g></g></svg>`;
}
