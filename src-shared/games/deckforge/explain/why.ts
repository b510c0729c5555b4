import type { DkAction } from '../actions.ts';
import { cardOf } from '../catalog.ts';
import { KW } from '../compile.ts';
import { creatureOf, isLiving, permanentOf } from '../effects/objects.ts';
import { encode } from '../keys.ts';
import { isIdle } from '../modes.ts';
import { MAX_ACTIONS } from '../routine.ts';
import { listActions, toAct } from '../rules/legal.ts';
import { MOST_PLAYS, isSeat, type DkPermanent, type DkState } from '../state.ts';
import { TYPE_NAMES } from '../text/names.ts';
import { CARD_TYPES, TYPE, type DkRef } from '../types.ts';

const keys = new Int32Array(MAX_ACTIONS);

/** Why an action is refused; the code stands first in what `reasonOf` gives (see the checklist's glossary). */
export const REASON_CODES = [
  'E_NOT_YOUR_TURN',
  'E_PHASE',
  'E_NO_CARD',
  'E_PLAY_LIMIT',
  'E_ATTACK_SPELL_LIMIT',
  'E_NOT_READY',
  'E_BAD_TARGET',
  'E_BAD_BLOCKER',
  'E_RESPONSE_USED',
  'E_ARTIFACT_LIMIT',
  'E_BAD_CHOICE',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export interface Reason {
  code: ReasonCode;
  text: string;
}

const because = (code: ReasonCode, text: string): Reason => ({ code, text });

type Of<T extends DkAction['type']> = Extract<DkAction, { type: T }>;

/** The first reason why the action is not legal for the seat now; null if it is legal. */
export function reasonOf(s: DkState, seat: number, action: DkAction): Reason | null {
  const key = encode(s, seat, action);
  if (toAct(s) === seat && key >= 0) {
    const n = listActions(s, keys);
    for (let i = 0; i < n; i++) if (keys[i] === key) return null;
  }
  return reason(s, seat, action);
}

/** The same as a sentence. */
export const whyNot = (s: DkState, seat: number, action: DkAction): string | null => reasonOf(s, seat, action)?.text ?? null;

const QUESTIONS = {
  initiative: 'Reveal a Creature or a Flying Creature first.',
  block: 'Decide first whether to block.',
  respond: 'Decide first on your response.',
  window: 'Use an artifact or pass first.',
  aim: 'Choose the target first.',
  reflect: 'Choose first whom the reflected spell falls on.',
  wreck: 'Choose first which artifact goes.',
  discard: 'Discard first.',
} as const;

function reason(s: DkState, seat: number, action: DkAction): Reason {
  if (s.result !== null) return because('E_PHASE', 'The game is over.');
  if (!isLiving(s, seat)) return because('E_NOT_YOUR_TURN', 'You are out of this match.');
  if (s.choice !== null) {
    if (s.choice.seat !== seat) return because('E_NOT_YOUR_TURN', 'Somebody else has to decide something first.');
    return answering(s, seat, action);
  }
  if (s.active !== seat) return because('E_NOT_YOUR_TURN', 'It is not your turn.');
  if (!isIdle(s.phase)) return because('E_PHASE', 'That is not possible in this phase.');
  switch (action.type) {
    case 'playCard':
      return playing(s, seat, action);
    case 'declareAttack':
      return attacking(s, seat, action);
    case 'activateArtifact':
      return activating(s, seat, action);
    case 'respond':
      return because('E_RESPONSE_USED', 'There is nothing to respond to.');
    default:
      return because('E_BAD_CHOICE', 'Nothing like that is being asked.');
  }
}

/** The seat is asked something. */
function answering(s: DkState, seat: number, action: DkAction): Reason {
  const { kind } = s.choice!;
  if (action.type === 'activateArtifact' && (kind === 'window' || kind === 'respond')) return activating(s, seat, action);
  if (action.type === 'respond' && kind === 'respond') return because('E_NO_CARD', 'You hold no Defense Spell.');
  if (action.type === 'respond') return because('E_RESPONSE_USED', 'A Defense Spell answers an attack or Attack Spell aimed at you, once.');
  if (action.type === 'assignBlock' && kind === 'block') return blocking(s, seat, action);
  if (action.type === 'discard' && kind === 'discard') return because('E_NO_CARD', `You hold no ${TYPE_NAMES[action.cardType]}.`);
  if (action.type === 'choose' && (kind === 'aim' || kind === 'reflect' || kind === 'wreck'))
    return because('E_BAD_TARGET', 'That cannot be chosen.');
  if (action.type === 'playCard' || action.type === 'declareAttack' || action.type === 'endMain')
    return because('E_PHASE', QUESTIONS[kind]);
  return because('E_BAD_CHOICE', QUESTIONS[kind]);
}

function playing(s: DkState, seat: number, { cardType }: Of<'playCard'>): Reason {
  const type = CARD_TYPES.indexOf(cardType);
  if (s.seats[seat].hand[type] === 0) return because('E_NO_CARD', `You hold no ${TYPE_NAMES[cardType]}.`);
  if (s.plays >= MOST_PLAYS) return because('E_PLAY_LIMIT', `No more than ${MOST_PLAYS} cards are played in a turn.`);
  if (s.plays >= s.limit) return because('E_PLAY_LIMIT', 'You have played your card for this turn.');
  return because('E_ATTACK_SPELL_LIMIT', 'One Attack Spell a turn is the most.');
}

function unready(p: DkPermanent): string {
  if (p.attacked === 1) return 'It has attacked this turn.';
  if (p.delay === 1) return 'It came this turn and is not ready yet.';
  return p.stun > 0 ? 'It is stunned.' : 'It is frozen.';
}

function attacking(s: DkState, seat: number, { attacker, target }: Of<'declareAttack'>): Reason {
  const p = creatureOf(s, attacker);
  if (p === null || p.seat !== seat) return because('E_NO_CARD', 'That is no creature of yours.');
  const barred = p.attacked === 1 || p.delay === 1 || p.stun > 0 || p.freeze > 0;
  if (barred) return because('E_NOT_READY', unready(p));
  return because('E_BAD_TARGET', noTarget(s, seat, target));
}

function noTarget(s: DkState, seat: number, target: DkRef): string {
  if (isSeat(target)) {
    if (target === seat) return 'You cannot attack yourself.';
    return s.seats[target] === undefined ? 'There is no such player.' : 'That player is out of the match.';
  }
  const p = permanentOf(s, target);
  if (p === null) return 'Nothing like that is in play.';
  return p.type === TYPE.artifact ? 'Artifacts cannot be attacked.' : 'You cannot attack your own creatures.';
}

function activating(s: DkState, seat: number, { artifact, target }: Of<'activateArtifact'>): Reason {
  const p = permanentOf(s, artifact);
  if (p === null || p.seat !== seat || p.type !== TYPE.artifact) return because('E_NO_CARD', 'That is no artifact of yours.');
  if (s.seats[seat].activated === 1) return because('E_ARTIFACT_LIMIT', 'You have activated an artifact this turn.');
  const { aim } = cardOf(s, p);
  if (aim === 'none') return because('E_BAD_TARGET', 'It needs no target.');
  return because('E_BAD_TARGET', target === null ? 'It needs a target.' : 'Its effect cannot have that target.');
}

function blocking(s: DkState, seat: number, { blocker }: Of<'assignBlock'>): Reason {
  const p = creatureOf(s, blocker);
  if (p === null || p.seat !== seat) return because('E_BAD_BLOCKER', 'That is no creature of yours.');
  if (p.id === s.event!.target) return because('E_BAD_BLOCKER', 'The attacked creature cannot block for itself.');
  if (p.blocked === 1) return because('E_BAD_BLOCKER', 'It has blocked this turn.');
  const { kw } = creatureOf(s, s.event!.attacker)!;
  if ((kw & KW.unb) !== 0 && (p.kw & KW.bun) === 0) return because('E_BAD_BLOCKER', 'The attacker is unblockable.');
  return because('E_BAD_BLOCKER', 'Only flying creatures block a flying one.');
}
