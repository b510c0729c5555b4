/** What people see while they install: the Windows installer's side and head, and the background of the Mac's disk window. */
import { markIn } from './mark.ts';
import { words } from './lettering.ts';

const BONE = '#ECE7DC';
const QUIET = '#B9B8B0';

const GROUND = `<defs>
<linearGradient id="night" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="#2E353E"/><stop offset=".55" stop-color="#1A1E24"/><stop offset="1" stop-color="#0F1216"/></linearGradient>
<radialGradient id="fire"><stop offset="0" stop-color="#D8553A" stop-opacity=".75"/><stop offset="1" stop-color="#7D1F12" stop-opacity="0"/></radialGradient>
</defs>`;

/** Courses of dressed stone, each line lit from above-left. */
function wall(width: number, height: number, course: number): string {
  const lines: string[] = [];
  for (let row = 0; row * course < height; row++) {
    const y = row * course;
    lines.push(`M0 ${y}H${width}`);
    for (let x = row % 2 === 0 ? course * 2 : course; x < width; x += course * 2) lines.push(`M${x} ${y}V${y + course}`);
  }
  const d = lines.join('');
  return `<path d="${d}" stroke="#08090B" stroke-opacity=".55" stroke-width="2"/><path d="${d}" transform="translate(1.5 1.5)" stroke="#C8D0D7" stroke-opacity=".06"/>`;
}

const drawing = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${GROUND}<rect width="${width}" height="${height}" fill="url(#night)"/>${inside}</svg>`;

/** Left side of the first and the last page of the Windows installer. */
export const SIDEBAR = { width: 164, height: 314 };

export const sidebar = (): string =>
  drawing(
    SIDEBAR.width,
    SIDEBAR.height,
    `${wall(SIDEBAR.width, SIDEBAR.height, 26)}
<ellipse cx="82" cy="150" rx="130" ry="120" fill="url(#fire)"/>
${markIn(22, 84, 120)}
${words('upper', { x: 82, y: 46, size: 27, fill: BONE, middle: true })}
${words('lower', { x: 82, y: 74, size: 27, fill: BONE, middle: true })}
<path d="M28 232H136" stroke="#C7743F" stroke-opacity=".8"/>
${words('cards', { x: 82, y: 252, size: 11.5, fill: QUIET, middle: true })}
<rect x=".5" y=".5" width="163" height="313" fill="none" stroke="#5B6673" stroke-opacity=".5"/>`,
  );

/** Head of the other pages; the words beside it are the installer's. */
export const HEADER = { width: 150, height: 57 };

export const header = (): string =>
  drawing(
    HEADER.width,
    HEADER.height,
    `<ellipse cx="120" cy="40" rx="90" ry="46" fill="url(#fire)"/>
${markIn(97, 5, 47)}
${words('upper', { x: 10, y: 26, size: 17, fill: BONE })}
${words('lower', { x: 10, y: 45, size: 17, fill: BONE })}`,
  );

/** The Mac's disk window, in points. Icons are laid on the two plates; the system writes their names there, dark or light. */
export const DISK_WINDOW = { width: 660, height: 420, iconSize: 112, app: { x: 180, y: 232 }, applications: { x: 480, y: 232 } };

/** Middle grey: names read well on it in either colour. */
const plate = ({ x, y }: { x: number; y: number }): string =>
  `<path transform="translate(${x - 92} ${y - 84})" d="M16 0H168L184 16V172L168 188H16L0 172V16Z" fill="#87929E" stroke="#C8D0D7" stroke-opacity=".6" stroke-width="2"/>`;

export const diskWindow = (): string =>
  drawing(
    DISK_WINDOW.width,
    DISK_WINDOW.height,
    `${wall(DISK_WINDOW.width, DISK_WINDOW.height, 42)}
<ellipse cx="330" cy="250" rx="400" ry="210" fill="url(#fire)" opacity=".7"/>
${words('title', { x: DISK_WINDOW.width / 2, y: 78, size: 46, fill: BONE, middle: true })}
${words('drag', { x: DISK_WINDOW.width / 2, y: 112, size: 19, fill: BONE, middle: true })}
${plate(DISK_WINDOW.app)}${plate(DISK_WINDOW.applications)}
<path d="M292 224H342V204L376 238L342 272V252H292Z" fill="#FF8A3D" stroke="#0B0D10" stroke-width="3" stroke-linejoin="round"/>`,
  );
