import { IllegalAction } from '../../../src-shared/kernel/game.ts';
import { candidateKeys, json, legalKeys, must, mustEqual, substance, type Trial } from './law.ts';

/** Illegal intents tried at each position. */
const ATTEMPTS = 6;

/** What `actions`, `legal`, `key`, `decode`, `candidates` and `routine` owe each other. */
export function actionsAgree({ game, state }: Trial): void {
  const before = substance(game, state);
  const actions = game.actions(state);
  const keys = legalKeys(game, state);
  must('somebody asked can act', actions.length > 0, () => `no action in phase ${game.compiled.leaves[state.phase]}`);
  must('actions are unique', new Set(actions.map(json)).size === actions.length, () => json(actions));
  mustEqual('actions come in a fixed order', game.actions(state), actions);
  mustEqual(
    'legal keys are the keys of the actions',
    keys,
    actions.map((action) => game.key(state, action)),
  );
  must('keys are unique', new Set(keys).size === keys.length, () => keys.join(' '));
  mustEqual(
    'decode is the inverse of key',
    keys.map((key) => game.decode(state, key)),
    actions,
  );
  for (const action of actions) mustEqual('an action fits its schema', game.action.parse(action), action);
  const candidates = candidateKeys(game, state);
  must('there is a candidate', candidates.length > 0, () => 'candidates is empty');
  must('candidates are unique', new Set(candidates).size === candidates.length, () => candidates.join(' '));
  must(
    'candidates are legal',
    candidates.every((key) => keys.includes(key)),
    () => `${candidates.filter((key) => !keys.includes(key)).join(' ')} of ${keys.join(' ')}`,
  );
  must('the routine action is legal', keys.includes(game.routine(state)), () => `${game.routine(state)} of ${keys.join(' ')}`);
  must('asking changes nothing', substance(game, state) === before, () => 'listing actions changed the state');
}

/** An action that is not offered is refused with a reason, changes nothing and draws nothing. */
export function refusals(trial: Trial): void {
  const { game, state, told, random, seen } = trial;
  const seat = game.toAct(state)!;
  const legal = new Set(game.actions(state).map(json));
  const illegal = [...seen].filter(([text]) => !legal.has(text)).map(([, action]) => action);
  const view = game.view(state, seat);
  const before = substance(game, state);
  for (const intent of random.shuffle(illegal).slice(0, ATTEMPTS)) {
    let refusal: unknown = null;
    try {
      game.apply(state, intent);
    } catch (error) {
      refusal = error;
    }
    must('an action that is not offered is refused', refusal instanceof IllegalAction, () => `${json(intent)}: ${String(refusal)}`);
    must('a refusal has a reason', refusal.message.length > 0, () => json(intent));
    must('a refused action changes and draws nothing', substance(game, state) === before, () => json(intent));
    must('why explains every refusal', game.why(view, told.seats[seat], intent) !== null, () => json(intent));
  }
  for (const action of game.actions(state)) {
    const reason = game.why(view, told.seats[seat], action);
    must('why is null for what is offered', reason === null, () => `${json(action)}: ${reason}`);
  }
}
