/** The prompt line: one sentence that always says who must do what, and what the main button does. From the view alone. */
import type { Seat } from '../../../kernel/seat.ts';
import type { MainState } from '../../../text/prompt.ts';
import { seatName } from '../../../text/voice.ts';
import { counted } from '../../../text/words.ts';
import type { HxAction } from '../actions.ts';
import type { HxView } from '../view.ts';
import { PHASE_NAMES } from './names.ts';
import { describeOutcome } from './outcome.ts';
import { choicePrompt } from './prompt-choice.ts';
import type { Asked, HxPromptText, Prompt } from './prompt-types.ts';
import { nameOfEntity, stackItemName } from './speech.ts';
import { stillToAct } from './still-to-act.ts';

const PLAYS = ['playCard', 'activateAbility', 'baseAbility'] as const;

export function promptFor(view: HxView, actions: readonly HxAction[], seatNames: readonly string[]): HxPromptText {
  const nameOf = (seat: Seat) => seatName(seatNames, seat);
  const who = view.toAct;
  if (view.result) {
    const { title, reason } = describeOutcome(view.result, view.viewer, seatNames);
    return { who: null, sentence: `${title}. ${reason}` };
  }
  if (who === null || who !== view.viewer) return waiting(view, who, who === null ? 'the game' : nameOf(who));
  const asked: Asked = {
    view,
    rival: nameOf(1 - who),
    count: (type) => actions.filter((action) => action.type === type).length,
    left: stillToAct(view, actions).map(({ name }) => name),
  };
  return { who, ...(view.choice ? choicePrompt(view.choice, asked) : phasePrompt(asked)) };
}

function waiting(view: HxView, who: Seat | null, name: string): HxPromptText {
  const phase = view.phase === 'over' ? '' : ` (${PHASE_NAMES[view.phase].long})`;
  return { who, sentence: `Waiting for ${name}${phase}.`, main: { label: `Waiting for ${name}`, state: 'waiting' } };
}

function phasePrompt(asked: Asked): Prompt {
  if (asked.count('letResolve')) return answer(asked);
  if (asked.count('agreeAdvance')) return agree(asked);
  if (asked.count('offerAdvance')) return ownPriority(asked);
  if (asked.count('confirmAttacks')) return declaration(asked);
  if (asked.view.phase === 'move') return movement(asked);
  return { sentence: `${phaseName(asked.view)}: nothing to decide yet.` };
}

const plays = ({ count }: Asked): number => PLAYS.reduce((sum, type) => sum + count(type), 0);
const stateBy = (left: number): MainState => (left > 0 ? 'left' : 'ready');

function answer(asked: Asked): Prompt {
  const { view, rival } = asked;
  const top = view.stack[view.stack.length - 1];
  const what = !top || top.hidden ? 'something hidden' : stackItemName(top);
  const can = plays(asked);
  const n = view.stack.length;
  return {
    sentence: can
      ? `${rival} put ${what} on the stack. Answer with a fast card or ability, or let it resolve.`
      : `${rival} put ${what} on the stack. You have no answer to it.`,
    main: { label: n > 1 ? `Let all ${n} resolve` : 'Let it resolve', state: stateBy(can), action: 'letResolve' },
  };
}

function agree(asked: Asked): Prompt {
  const { view, rival } = asked;
  const fights = view.phase === 'combatResolution';
  const can = plays(asked);
  const offer = fights ? `${rival} offers to resolve combat` : `${rival} offers to end ${phaseName(view)}`;
  return {
    sentence: can ? `${offer}. Agree, or play something fast first.` : `${offer}. You have nothing fast to play.`,
    main: { label: fights ? 'Agree to the fight' : `Agree: ${AGREED[view.phase] ?? 'go on'}`, state: stateBy(can), action: 'agreeAdvance' },
  };
}

/** What comes of agreeing to an offer. */
const AGREED: Partial<Record<HxView['phase'], string>> = { summon1: 'on to Move', summon2: 'end of turn' };

const phaseName = (view: HxView): string => (view.phase === 'over' ? 'the game' : PHASE_NAMES[view.phase].long);

function ownPriority(asked: Asked): Prompt {
  const { view } = asked;
  const can = plays(asked);
  if (view.phase === 'combatResolution') {
    const n = view.attacks.length;
    const fights = n === 0 ? 'No attack was declared' : `${counted(n, 'attack')} declared`;
    const next = n === 0 ? 'go on' : 'fight';
    return {
      sentence: can
        ? `${fights}. Play something fast, or ${next}; your rival may answer first.`
        : `${fights}. Your rival may answer first.`,
      main: { label: n === 0 ? 'Go on' : `Fight: ${counted(n, 'attack')}`, state: stateBy(can), action: 'offerAdvance' },
    };
  }
  const first = view.phase === 'summon1';
  const next = first ? 'go on to Move' : 'end your turn';
  return {
    sentence: can
      ? `Your ${phaseName(view)}: play cards, use abilities and your base, or ${next}; your rival may answer first.`
      : `Your ${phaseName(view)}: nothing more can be played. You can only ${next}.`,
    main: { label: first ? 'On to Move' : 'End turn', state: stateBy(can), action: 'offerAdvance', ...leaving(asked) },
  };
}

/** Absent where nothing is lost. */
const leaving = ({ left }: Asked): { left?: readonly string[] } => (left.length > 0 ? { left } : {});

/** Workers at work may move as well, but need not be thought of. */
function stillToMove({ left }: Asked, idle: number): string {
  if (left.length > 0) return `${counted(left.length, 'unit')} could still move`;
  return idle === 0 ? 'no unit is left' : 'all others are at work';
}

function movement(asked: Asked): Prompt {
  const { view, count } = asked;
  const orders = view.me?.orders ?? [];
  const open = orders.find((order) => order.open);
  if (open) {
    const unit = view.entities.find((entity) => entity.tile === open.unit);
    const left = open.movement - open.path.length;
    return {
      sentence: `Where does ${unit ? nameOfEntity(unit) : 'the unit'} go? ${counted(left, 'step')} left.`,
      ...(count('endOrder') > 0 && { main: { label: 'End this order', state: 'left', action: 'endOrder' } as const }),
    };
  }
  const n = orders.length;
  const idle = count('orderUnit');
  return {
    sentence:
      n === 0
        ? 'Move: give your units orders, or let all stay where they are.'
        : `Move: ${counted(n, 'order')} given, ${stillToMove(asked, idle)}. Nothing moves before you confirm.`,
    main: {
      label: n === 0 ? 'Move nobody' : `Carry out ${counted(n, 'order')}`,
      state: stateBy(idle),
      action: 'confirmMoves',
      ...leaving(asked),
    },
  };
}

function declaration(asked: Asked): Prompt {
  const { view, count } = asked;
  const n = view.attacks.length;
  const options = count('attack');
  return {
    sentence:
      n === 0 && options === 0
        ? 'Combat declaration: none of your units can attack.'
        : `Combat declaration: ${n === 0 ? 'choose who attacks which tile' : `${counted(n, 'attack')} chosen`}${options > 0 && n > 0 ? ', more are possible' : ''}.`,
    main: {
      label: n === 0 ? 'Attack with nobody' : `Attack with ${n}`,
      state: stateBy(options),
      action: 'confirmAttacks',
      ...leaving(asked),
    },
  };
}
