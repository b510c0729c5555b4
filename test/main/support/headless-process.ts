import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { PROTOCOL_VERSION } from '../../../src-shared/protocol/messages.ts';
import type { HostMessage, MatchFrame, Method, Params, Results } from '../../../src-shared/protocol/messages.ts';

/** The headless host as a process of its own. */
export class HeadlessProcess {
  static readonly entry = join(import.meta.dirname, 'lantern-headless.ts');
  readonly child: ChildProcess;
  readonly port: number;
  readonly token: string;

  private constructor(child: ChildProcess, port: number, token: string) {
    this.child = child;
    this.port = port;
    this.token = token;
  }

  static async start(...args: string[]): Promise<HeadlessProcess> {
    const child = spawn(process.execPath, ['--import', 'tsx', HeadlessProcess.entry, '--no-open', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [text] = (await once(child.stdout, 'data')) as [Buffer];
    const match = /^Five Forges is at http:\/\/127\.0\.0\.1:(\d+)\/#token=(\S+)\n$/.exec(String(text));
    if (!match) throw new Error(`unexpected output: ${String(text)}`);
    return new HeadlessProcess(child, Number(match[1]), match[2]);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
  }

  socket(headers: Record<string, string> = { Origin: this.origin }): WebSocket {
    return new WebSocket(`ws://127.0.0.1:${this.port}/socket`, { headers });
  }
}

/** A page's end of a socket. */
export class SocketScreen {
  readonly frames: MatchFrame[] = [];
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (message: HostMessage) => void>();
  #id = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const message = JSON.parse(String(data as Buffer)) as HostMessage;
      if ('id' in message) this.#answers.get(message.id)?.(message);
      else if (message.push === 'frame') this.frames.push(message.frame);
    });
  }

  static async open(host: HeadlessProcess, token = host.token): Promise<SocketScreen> {
    const socket = host.socket();
    await once(socket, 'open');
    socket.send(JSON.stringify({ hello: token, protocol: PROTOCOL_VERSION }));
    await once(socket, 'message');
    return new SocketScreen(socket);
  }

  get frame(): MatchFrame {
    return this.frames.at(-1)!;
  }

  async ask<M extends Method>(method: M, params: Params<M>): Promise<Results[M]> {
    const message = await this.say(JSON.stringify({ id: ++this.#id, method, params }), this.#id);
    if ('error' in message) throw new Error(message.error.message);
    return (message as { result: Results[M] }).result;
  }

  say(text: string, id = -1): Promise<HostMessage> {
    const answer = new Promise<HostMessage>((resolve) => this.#answers.set(id, resolve));
    this.#socket.send(text);
    return answer;
  }

  close(): void {
    this.#socket.terminate();
  }
}
