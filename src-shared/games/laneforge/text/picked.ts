import type { RunFrame } from '../effects/frame.ts';
import type { LnView } from '../view.ts';

/** Ids of the creatures that the text which asks has been told so far; that they were chosen is public. */
export function pickedSoFar({ choice, resolution }: LnView): readonly number[] {
  const work = resolution?.agenda.at(-1);
  if (!choice || work?.do !== 'run') return [];
  const { chosen, chosen2 } = work as RunFrame;
  if (choice.kind === 'lane') return choice.verb === 'move' ? chosen : [];
  // Of a text that is repeated, the second slot still holds what was picked the time before.
  return choice.kind === 'creature' && chosen.length > 0 ? [...chosen, ...chosen2] : [];
}
