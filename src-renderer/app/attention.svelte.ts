/** Whether a match of this page waits for its person: for the title, and for phones. */
class Attention {
  #asked = $state(false);

  get asked(): boolean {
    return this.#asked;
  }

  ask(now: boolean): void {
    this.#asked = now;
  }
}

export const attention = new Attention();
