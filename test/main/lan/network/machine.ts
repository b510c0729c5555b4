import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { HostMessage, Method, Params, Results } from '../../../../src-shared/protocol/messages.ts';

const APP = [process.execPath, '--import', 'tsx', join(import.meta.dirname, 'machine-app.ts')];

/** The owner's screen of an app that is a process of its own. */
export class Machine {
  readonly heard: HostMessage[] = [];
  readonly #child: ChildProcess;
  #id = 0;

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.on('message', (text: string) => {
      if (text !== 'ready') this.heard.push(JSON.parse(text) as HostMessage);
    });
  }

  /** @param namespace of the network it is in */
  static inNamespace(namespace: string): Promise<Machine> {
    return Machine.#start(['ip', 'netns', 'exec', namespace, ...APP]);
  }

  /** On this machine, with tables at an address of the loopback alone. */
  static at(address: string, dataDir: string): Promise<Machine> {
    return Machine.#start([...APP, dataDir, address]);
  }

  static async #start([program, ...args]: readonly string[]): Promise<Machine> {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const machine = new Machine(child);
    await once(child, 'message');
    return machine;
  }

  async ask<M extends Method>(method: M, params: Params<M>): Promise<Results[M]> {
    const id = ++this.#id;
    this.#child.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const answer = this.heard.find((message) => 'id' in message && message.id === id);
      if (answer && 'error' in answer) throw new Error(answer.error.message);
      if (answer) return (answer as { result: Results[M] }).result;
      await once(this.#child, 'message');
    }
  }

  /** Kills it without a word. */
  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
}
