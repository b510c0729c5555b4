/** A WebSocket of which the test is the other end. */
export class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  readonly sent: string[] = [];
  closed = false;

  constructor() {
    super();
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  /** It is up, and the first message of the other end has come. */
  welcome(message: object = { push: 'welcome' }): void {
    this.dispatchEvent(new Event('open'));
    this.hears(message);
  }

  hears(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  ends(code = 1006, reason = ''): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }));
  }

  close(): void {
    this.closed = true;
  }
}
