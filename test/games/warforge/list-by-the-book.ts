/** The rules for lists, WR-2 and WR-3, written from the checklist alone: what the game's own check is held against. */
import type { WrList } from '../../../src-shared/games/warforge/decks/list.ts';
import type { CardSpec } from '../../../src-shared/games/warforge/effects/dsl.ts';

const SIZE = { classic: 30, skirmish: 12 } as const;

/** Each broken rule with what breaks it; empty for a legal list. */
export function problemsOf(list: WrList, cards: readonly CardSpec[]): string[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const problems: string[] = [];
  const warlord = byId.get(list.warlord);
  const defence = byId.get(list.defence);
  const main = list.main.map((id) => byId.get(id));
  if (warlord?.kind !== 'warlord') problems.push(`WR-2.1 ${list.warlord} is no Warlord`);
  if (defence?.role !== 'defence') problems.push(`WR-2.8 ${list.defence} is no Defence card`);
  if (main.length !== SIZE[list.mode]) problems.push(`${list.mode === 'classic' ? 'WR-2.1' : 'WR-3.1'} ${main.length} cards`);
  for (const [i, card] of main.entries()) {
    if (!card) problems.push(`there is no ${list.main[i]}`);
    else if (card.role !== 'deck') problems.push(`WR-2.7 ${card.id} is ${card.role}`);
    else if (list.mode === 'skirmish' && card.kind === 'stratagem' && card.skirmishBanned) problems.push(`WR-3.3 ${card.id} is banned`);
  }
  for (const card of [defence, ...main]) {
    if (card && card.faction !== warlord?.faction) problems.push(`WR-2.2 ${card.id} is of another faction`);
  }
  for (const id of new Set(list.main)) {
    const n = list.main.filter((one) => one === id).length;
    const legendary = byId.get(id)?.rarity === 'legendary';
    if (n > (legendary ? 1 : 2)) problems.push(`${legendary ? 'WR-2.3' : 'WR-2.4'} ${n} of ${id}`);
  }
  const legendaries = main.filter((card) => card?.rarity === 'legendary').length;
  if (list.mode === 'skirmish' && legendaries > 4) problems.push(`WR-3.2 ${legendaries} Legendaries`);
  return problems;
}
