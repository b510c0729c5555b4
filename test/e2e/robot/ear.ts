/** What a screen reader says by itself: the text of every live region, as it changes. Nothing else of the page is known here. */
import type { Page } from '@playwright/test';

/** How the sentence begins that says what is asked of me; the number of an action belongs to the question. */
const LEAD = /\b(?:Your turn|Your answer|Your choice|Your Champion|You defend|You have Reforged)[.:] |(?=\bAction \d of \d: yours\.)/g;
const ENDING = /(?:You won|You lost|A draw)\. .+$/;
/** What belongs together is spoken within this time. */
const BREATH_MS = 300;

export class Ear {
  /** Everything that was said, oldest first. */
  readonly heard: string[] = [];
  /** What is asked of me, without its lead; null while I only wait. */
  question: string | null = null;
  /** How the match ended, and why. */
  ending: string | null = null;
  #awake: () => void = () => undefined;

  static async of(page: Page): Promise<Ear> {
    const ear = new Ear();
    await page.exposeFunction('hear', (text: string) => ear.#hear(text));
    await page.evaluate(() => {
      const LIVE = '[aria-live], [role="alert"], [role="status"]';
      const { hear } = window as unknown as { hear: (text: string) => void };
      const watcher = new MutationObserver((changes) => {
        const spoken = new Set<Element>();
        for (const { target, addedNodes } of changes) {
          const at = target instanceof Element ? target : target.parentElement;
          const region = at?.closest(LIVE);
          if (region) spoken.add(region);
          for (const node of addedNodes) {
            if (node instanceof Element) for (const alert of node.querySelectorAll(LIVE)) spoken.add(alert);
          }
        }
        for (const region of spoken) {
          const text = region.textContent.trim();
          if (text !== '') hear(text);
        }
      });
      watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    return ear;
  }

  #hear(text: string): void {
    this.heard.push(text);
    this.ending ??= ENDING.exec(text)?.[0] ?? null;
    const lead = [...text.matchAll(LEAD)].at(-1);
    if (lead) this.question = text.slice(lead.index + lead[0].length);
    this.#awake();
  }

  /**
   * Does something and listens to what is said about it, to the end.
   * @returns all that was said; nothing if what was listened for did not come within the time
   */
  async after(deed: () => Promise<void>, patienceMs: number, enough: (said: readonly string[]) => boolean): Promise<string[]> {
    const from = this.heard.length;
    await deed();
    const late = performance.now() + patienceMs;
    while (!enough(this.heard.slice(from))) {
      const left = late - performance.now();
      if (left <= 0 || !(await this.#sound(left))) return [];
    }
    while (await this.#sound(BREATH_MS));
    return this.heard.slice(from);
  }

  /** @returns whether anything was said within the time */
  #sound(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), ms);
      this.#awake = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  }
}
