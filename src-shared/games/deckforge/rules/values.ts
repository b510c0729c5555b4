import { cardAt } from '../catalog.ts';
import { PLAYER_KW, WHEN, type DkAbility } from '../compile.ts';
import { isCreature, isLiving } from '../effects/objects.ts';
import { FX, FX_SIZE, type DkPermanent, type DkState } from '../state.ts';

/*
 * Current numbers and keywords: printed, then static abilities in the order in which their sources entered, then lasting
 * effects in the order in which they came; of gaining and losing the last word counts (DK-9.5, D35).
 */

function printed(s: DkState): DkPermanent[] {
  const sources: DkPermanent[] = [];
  for (const own of s.seats) {
    own.kw = 0;
    for (let i = 0; i < own.board.length; i++) {
      const p = own.board[i];
      const card = cardAt(s, p.deck, p.card);
      p.atk = card.atk;
      p.def = card.def;
      p.kw = card.kw;
      if (card.at[WHEN.static].length > 0) sources.push(p);
    }
  }
  return sources;
}

function changeCreature(p: DkPermanent, op: number, a: number, b: number): void {
  if (op === FX.mod) {
    p.atk += a;
    p.def += b;
  } else if (op === FX.gain) p.kw |= a;
  else p.kw &= ~a;
}

function changePlayer(own: DkState['seats'][number], op: number, a: number): void {
  if (op === FX.gain) own.kw |= a & PLAYER_KW;
  else if (op === FX.lose) own.kw &= ~a;
}

const fxOf = ({ op }: DkAbility): number => (op === 'mod' ? FX.mod : op === 'gain' ? FX.gain : FX.lose);

/** Does a static ability of a source reach a creature? */
function reaches(source: DkPermanent, p: DkPermanent, on: DkAbility['on']): boolean {
  switch (on) {
    case 'me':
      return p === source;
    case 'myCre':
      return p.seat === source.seat;
    case 'myOthers':
      return p.seat === source.seat && p !== source;
    case 'oppCre':
      return p.seat !== source.seat;
    default:
      return on === 'allCre';
  }
}

function applyStatic(s: DkState, source: DkPermanent, ability: DkAbility): void {
  const op = fxOf(ability);
  const a = op === FX.mod ? ability.n : ability.m;
  for (let seat = 0; seat < s.seats.length; seat++) {
    const own = s.seats[seat];
    const { on } = ability;
    if (on === 'eachPl' || (on === 'self' && seat === source.seat) || (on === 'eachOpp' && seat !== source.seat)) changePlayer(own, op, a);
    else for (const p of own.board) if (isCreature(p) && reaches(source, p, on)) changeCreature(p, op, a, ability.m);
  }
}

/** Works out anew what follows from printed cards, static abilities and lasting effects. */
export function refresh(s: DkState): void {
  const sources = printed(s);
  if (sources.length > 1) sources.sort((x, y) => x.age - y.age);
  for (const source of sources) for (const ability of cardAt(s, source.deck, source.card).at[WHEN.static]) applyStatic(s, source, ability);
  for (const own of s.seats) {
    for (let i = 0; i < own.fx.length; i += FX_SIZE) changePlayer(own, own.fx[i], own.fx[i + 1]);
    for (let j = 0; j < own.board.length; j++) {
      const p = own.board[j];
      for (let i = 0; i < p.fx.length; i += FX_SIZE) changeCreature(p, p.fx[i], p.fx[i + 1], p.fx[i + 2]);
      if (p.atk < 0) p.atk = 0;
      if (p.def < 1 && isCreature(p)) p.def = 1;
    }
  }
}

/** DK-11.1. */
export const isReady = (p: DkPermanent): boolean => isCreature(p) && p.delay === 0 && p.stun === 0 && p.freeze === 0 && p.attacked === 0;

export const livingCount = (s: DkState): number => {
  let n = 0;
  for (let seat = 0; seat < s.seats.length; seat++) if (isLiving(s, seat)) n++;
  return n;
};
