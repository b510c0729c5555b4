import type { FlowDriver, FlowEvent } from '../../kernel/flow.ts';
import { settle } from '../../kernel/settle.ts';
import { handleAgenda } from './agenda.ts';
import { compiled } from './compiled.ts';
import { typeOf } from './keys.ts';
import type { HxState } from './state.ts';

/** Reused for every unchecked step: search sends millions of them. */
const event: FlowEvent = { type: '', key: 0 };

/** Takes a legal key without checks and settles. */
export function playKey(s: HxState, key: number, driver: FlowDriver<HxState> = compiled): void {
  event.type = typeOf(key);
  event.key = key;
  driver.send(s, event);
  settle(s, compiled, driver, handleAgenda);
}
