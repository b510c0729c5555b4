/** Measures a match on the screen: what must be wholly in view, free of everything else, and uncut. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export interface WindowSize {
  width: number;
  height: number;
  /** Text size as a factor: 1.3 for 130 %. */
  text: number;
}

const at = (width: number, height: number, texts: readonly number[]): WindowSize[] => texts.map((text) => ({ width, height, text }));

/** Every window and text size at which a match must fit. */
export const FITTING_SIZES: readonly WindowSize[] = [
  ...at(1280, 800, [1, 1.3, 1.65, 2]),
  ...at(1920, 1080, [1, 1.3, 1.65, 2]),
  ...at(1024, 640, [1, 1.3]),
  // What the window's size makes of 100 %.
  ...at(3840, 2160, [2]),
];

/** The smallest of them, counted in lines of text, and a tablet held upright. */
export const TIGHTEST_SIZES: readonly WindowSize[] = [...at(1280, 800, [2]), ...at(1024, 640, [1, 1.3]), ...at(820, 1180, [1])];

/** A tablet held upright, with large text. */
export const UPRIGHT: WindowSize = { width: 820, height: 1180, text: 2 };

export const sizeName = ({ width, height, text }: WindowSize): string => `${width}×${height} at ${Math.round(text * 100)} %`;

/** The text size of the settings is the root's font size; setting it here spares a start of the app for each size. */
export async function resizeTo(page: Page, { width, height, text }: WindowSize): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (scale) => {
    document.documentElement.style.fontSize = `${scale * 100}%`;
    // Boards measure their room and are laid out in the frames that follow.
    for (let i = 0; i < 4; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    // What scrolling drives never ends.
    const motions = document
      .getAnimations()
      .filter(({ timeline, effect }) => timeline === document.timeline && effect?.getTiming().iterations !== Infinity);
    await Promise.all(motions.map((motion) => motion.finished.catch(() => null)));
  }, text);
}

/**
 * What is wrong with the boxes of the match on the screen, one line each; none where everything fits, or where no match is asked about
 * (another screen, a cover). Under an open dialog only the dialog has to fit.
 * @param own selector of the viewer's own side of the board
 */
export const misfits = (page: Page, own: string): Promise<string[]> => page.evaluate(measure, own);

function measure(own: string): string[] {
  /** Pixels that rounding and the tilt of cards may take. */
  const SLACK = 3;
  const wrong = new Set<string>();
  const seen = (node: Element): boolean => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (selector: string, root: ParentNode = document): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter(seen);
  const nameOf = (node: Element): string => {
    const label = node.getAttribute('aria-label') ?? node.textContent ?? '';
    const kind = node.getAttribute('data-region') ?? node.id ?? node.tagName.toLowerCase();
    return `${kind || node.className} “${label.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
  };
  const words = ({ left, top, right, bottom }: DOMRect): string => `[${[left, top, right, bottom].map(Math.round).join(' ')}]`;

  function mustBeInView(node: Element, slack = SLACK): void {
    const box = node.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) wrong.add(`${nameOf(node)} has no size`);
    if (box.left < -slack || box.top < -slack || box.right > innerWidth + slack || box.bottom > innerHeight + slack)
      wrong.add(`${nameOf(node)} is not wholly in view: ${words(box)} of ${innerWidth}×${innerHeight}`);
  }

  const overlap = (a: DOMRect, b: DOMRect): number =>
    Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

  /** Kept for assistive technology alone. */
  const isClipped = (node: Element | null): boolean =>
    node !== null && (getComputedStyle(node).clipPath === 'inset(50%)' || isClipped(node.parentElement));

  /** Text whose box reaches past an ancestor that clips it; what scrolls or says all in its title is not cut. */
  function mustBeUncut(root: Element): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || !seen(parent) || parent.closest('svg, .visually-hidden, [title]') || isClipped(parent))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      for (let node: Element | null = parent; node && node !== root.parentElement; node = node.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(node);
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        const clip = node.getBoundingClientRect();
        const by =
          (overflowX !== 'visible' && Math.max(clip.left - box.left, box.right - clip.right)) ||
          (overflowY !== 'visible' && Math.max(clip.top - box.top, box.bottom - clip.bottom)) ||
          0;
        if (by > SLACK) wrong.add(`“${text.textContent.trim().slice(0, 40)}” is cut by ${Math.round(by)} px in ${nameOf(root)}`);
      }
      if (box.right > innerWidth + SLACK || box.left < -SLACK) wrong.add(`“${text.textContent.trim().slice(0, 40)}” leaves the window`);
    }
  }

  interface Label {
    text: string;
    parent: Element;
    lines: DOMRect[];
  }
  const inDrawing = (node: Element, board: Element): boolean => {
    let drawing = node.closest('svg');
    while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement;
    if (!drawing) return false;
    const area = drawing.clientWidth * drawing.clientHeight;
    // A layer of it has no size of its own.
    return area <= 1 || area * 4 > board.clientWidth * board.clientHeight;
  };

  /** On purpose: by an ellipsis at the end of a line or of a number of lines, or because it scrolls. */
  const isShortened = (node: Element): boolean => {
    const { textOverflow, webkitLineClamp, overflowY } = getComputedStyle(node);
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || /auto|scroll/.test(overflowY);
  };

  /** What that leaves of a line. */
  function shortened(line: DOMRect, parent: Element, board: Element): DOMRect {
    for (let node: Element | null = parent; node && node !== board; node = node.parentElement) {
      if (!isShortened(node)) continue;
      const clip = node.getBoundingClientRect();
      const [left, top] = [Math.max(line.left, clip.left), Math.max(line.top, clip.top)];
      return new DOMRect(left, top, Math.min(line.right, clip.right) - left, Math.min(line.bottom, clip.bottom) - top);
    }
    return line;
  }

  /** What is written in a board's own panels. A drawing that fills the board (a map) runs on below the frame and is tested by its layout. */
  function labelsOf(board: Element): Label[] {
    const labels: Label[] = [];
    const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim().slice(0, 40);
      if (!parent || !text || !seen(parent) || parent.closest('select, title, .visually-hidden, [popover], .menu') || isClipped(parent))
        continue;
      if (inDrawing(parent, board)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].map((line) => shortened(line, parent, board));
      labels.push({ text, parent, lines: lines.filter(({ width, height }) => width >= 1 && height >= 1) });
    }
    return labels;
  }

  /** Pixels of a line that its ancestors hide. */
  function hiddenOf(line: DOMRect, parent: Element, board: Element): number {
    let most = 0;
    for (let node: Element | null = parent; node && node !== board.parentElement; node = node.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(node);
      const clip = node.getBoundingClientRect();
      if (overflowY !== 'visible') most = Math.max(most, clip.top - line.top, line.bottom - clip.bottom);
      if (overflowX !== 'visible') most = Math.max(most, clip.left - line.left, line.right - clip.right);
    }
    return most;
  }

  /** Labels of the board that are cut, covered by the frame, or written over each other. */
  function mustBeLegible(board: Element, frame: readonly DOMRect[]): void {
    const labels = labelsOf(board);
    /** A line's box holds room for accents and descenders besides. */
    const part = (line: DOMRect): number => Math.max(SLACK, line.height * 0.3);
    for (const { text, parent, lines } of labels)
      for (const line of lines) {
        const hidden = hiddenOf(line, parent, board);
        if (hidden > part(line)) wrong.add(`“${text}” on the board is cut by ${Math.round(hidden)} px`);
        if (frame.some((box) => overlap(box, line) > part(line))) wrong.add(`“${text}” on the board lies under the frame`);
      }
    labels.forEach(({ text, lines }, i) => {
      // The same text at the same place is the outline of what is drawn over it.
      for (const other of labels.slice(i + 1).filter((one) => one.text !== text || !one.parent.closest('svg')))
        if (lines.some((line) => other.lines.some((next) => overlap(line, next) > Math.min(part(line), part(next)))))
          wrong.add(`“${text}” and “${other.text}” on the board are written over each other`);
    });
  }

  const table = document.querySelector('.table');
  if (!table || !seen(table)) return [];
  const page = document.scrollingElement!;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) wrong.add('the page scrolls');
  if (table.scrollHeight > table.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(table).overflowY)) wrong.add('the table scrolls');

  const over = all('dialog[open], [aria-labelledby="end-title"]');
  for (const one of over) mustBeInView(one);
  if (over.length > 0) return [...wrong];

  const prompt = all('[data-region="prompt"]')[0];
  if (!prompt) return [...wrong];
  const main = prompt.querySelector(prompt.matches('.handover') ? 'button' : '#main-button');
  if (!main) wrong.add('there is no main button');
  else mustBeInView(main);
  mustBeInView(prompt);
  mustBeUncut(prompt);
  const panels = ['top', 'players', 'prompt', 'stack', 'inspector', 'log'].flatMap((region) => all(`[data-region="${region}"]`));
  for (const panel of panels) {
    mustBeInView(panel);
    if (!panel.matches('[data-region="log"], [data-region="inspector"]')) mustBeUncut(panel);
  }
  const cards = all('[data-region="hand"] ol > li:not(.probe, .raised)');
  // Cards are fanned out: the outer ones stand a little lower.
  for (const card of cards) mustBeInView(card.querySelector('button') ?? card, 12);
  const mine = all(own);
  if (mine.length === 0) wrong.add('nothing of the own side is to be seen');
  for (const one of mine) mustBeInView(one);

  // In a compact window the prompt's parts stand round the hand, without a common ground.
  const parts = (panel: HTMLElement): HTMLElement[] =>
    getComputedStyle(panel).backgroundImage === 'none' && panel.matches('[data-region="prompt"]')
      ? [...(panel.children as HTMLCollectionOf<HTMLElement>)].filter(seen)
      : [panel];
  const boxes = panels.flatMap(parts).map((node) => ({ node, box: node.getBoundingClientRect() }));
  // A menu lies over the board, and over nothing that says what is asked.
  for (const menu of all('[data-region="board"] .menu')) {
    mustBeInView(menu);
    for (const { node, box } of boxes)
      if (prompt.contains(node) && overlap(box, menu.getBoundingClientRect()) > SLACK)
        wrong.add(`${nameOf(menu)} lies over ${nameOf(node)}`);
  }
  boxes.forEach(({ node, box }, i) => {
    for (const other of boxes.slice(i + 1))
      if (!node.contains(other.node) && !other.node.contains(node) && overlap(box, other.box) > SLACK)
        wrong.add(`${nameOf(node)} ${words(box)} lies over ${nameOf(other.node)} ${words(other.box)}`);
    for (const one of [...cards, ...mine])
      if (overlap(box, one.getBoundingClientRect()) > 2 * SLACK)
        wrong.add(`${nameOf(node)} ${words(box)} lies over ${nameOf(one)} ${words(one.getBoundingClientRect())}`);
  });
  for (const board of all('[data-region="board"]'))
    mustBeLegible(
      board,
      boxes.map(({ box }) => box),
    );
  for (const card of cards)
    for (const one of mine)
      if (overlap(card.getBoundingClientRect(), one.getBoundingClientRect()) > 2 * SLACK)
        wrong.add(`a card ${words(card.getBoundingClientRect())} lies over ${nameOf(one)} ${words(one.getBoundingClientRect())}`);
  return [...wrong];
}

/** At all these sizes one after the other; afterwards the window is as it was. */
export async function expectFits(page: Page, own: string, sizes: readonly WindowSize[]): Promise<void> {
  const size = page.viewportSize()!;
  const text = await page.evaluate(() => document.documentElement.style.fontSize);
  const found: string[] = [];
  for (const one of sizes) {
    await resizeTo(page, one);
    found.push(...(await misfits(page, own)).map((line) => `${sizeName(one)}: ${line}`));
  }
  await page.setViewportSize(size);
  await page.evaluate((was) => (document.documentElement.style.fontSize = was), text);
  expect(found.join('\n'), 'boxes that do not fit').toBe('');
}

/** What of Home's plaques, shelf and footer is out of the window, cut or covered; and how much of the window stays empty beside them. */
export const homeMisfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 3;
    const wrong: string[] = [];
    const home = document.querySelector('.home')!;
    if (home.scrollHeight > home.clientHeight + 1) wrong.push(`it scrolls by ${home.scrollHeight - home.clientHeight} px`);
    const footer = home.querySelector('footer')!.getBoundingClientRect();
    const bench = home.querySelector('.bench')!.getBoundingClientRect();
    if (footer.bottom > innerHeight + SLACK) wrong.push('the footer is not in view');
    if (bench.height < 100) wrong.push(`the bench is ${Math.round(bench.height)} px high`);
    if (bench.right > innerWidth + SLACK) wrong.push('the bench leaves the window');
    const plaques = [...home.querySelectorAll('.rail > li')].map((li) => ({ li, box: li.getBoundingClientRect() }));
    for (const { li, box } of plaques) {
      const name = li.querySelector('h2')!.textContent;
      if (box.left < -SLACK || box.right > innerWidth + SLACK) wrong.push(`${name} is not wholly in view`);
      const plate = box.top + box.width * 2;
      for (const part of li.querySelectorAll('h2, p, button')) {
        const { left, right, bottom, height } = part.getBoundingClientRect();
        if (height === 0) continue;
        if (left < box.left - SLACK || right > box.right + SLACK || bottom > plate)
          wrong.push(`${name}: “${part.textContent.trim()}” leaves its plate`);
        if (bottom > footer.top + SLACK) wrong.push(`${name}: “${part.textContent.trim()}” lies below the footer`);
      }
      const lies = Math.min(box.right - bench.left, bench.right - box.left, plate - bench.top, bench.bottom - box.top);
      if (lies > 12) wrong.push(`${name} lies over the bench`);
    }
    const used =
      Math.max(...plaques.map(({ box }) => box.right), bench.right) - Math.min(...plaques.map(({ box }) => box.left), bench.left);
    if (used < innerWidth * 0.85) wrong.push(`only ${Math.round((used / innerWidth) * 100)} % of the width are used`);
    return wrong;
  });
