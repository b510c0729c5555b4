/** How Hexforge's loadouts are made, for the deck room: commander, two workers, the base list and four forge lists (HX-1). */
import type { DeckDraft, DeckForm, DeckOption } from '../../../kernel/deck-form.ts';
import { CARDS, cardById } from '../cards/index.ts';
import type { CardSpec } from '../effects/dsl.ts';
import { OPENING_HAND, TURN_DRAWS } from '../opening.ts';
import { BASE_LIST_SIZE, findProblems, FORGE_LIST_SIZE, isWorker, MOST_COPIES, ZONES } from './check.ts';
import type { HxLoadout } from './schema.ts';

const [BASE, ...FORGES] = ZONES;
const isToken = (card: CardSpec): boolean => card.type === 'unit' && card.role === 'token';
const WORKERS = CARDS.filter(isWorker);
/** What lists can hold, if it does not lead. */
const LISTED = CARDS.filter((card) => !isWorker(card) && !isToken(card));
const LEADERS = LISTED.filter(({ type }) => type === 'unit');
const isBornLeader = (card: CardSpec): boolean => card.type === 'unit' && card.role === 'commander';

const leaderOption = (card: CardSpec): DeckOption => ({
  id: card.id,
  title: card.name,
  line: isBornLeader(card) ? 'Commanders' : 'Other units',
});
const workerOption = ({ id, name }: CardSpec): DeckOption => ({ id, title: name, line: 'Workers' });

const write = ({ name, picks, zones, titles }: DeckDraft): HxLoadout => ({
  name,
  commander: picks.commander,
  workers: [picks.primary, picks.secondary],
  base: [...zones[BASE]],
  forges: FORGES.map((zone) => ({ name: titles[zone], cards: [...zones[zone]] })),
});

export const FORM: DeckForm = {
  slots: [
    {
      id: 'commander',
      title: 'Commander',
      options: () => [...LEADERS.filter(isBornLeader), ...LEADERS.filter((card) => !isBornLeader(card))].map(leaderOption),
    },
    { id: 'primary', title: 'First worker', options: () => WORKERS.map(workerOption) },
    { id: 'secondary', title: 'Second worker', options: () => WORKERS.map(workerOption) },
  ],
  zones: [{ id: BASE, title: 'Base list' }, ...FORGES.map((id, i) => ({ id, title: `Forge ${i + 1}`, named: true }))],
  codeHead: 'HF1',
  ids: CARDS.map(({ id }) => id),
  blank: () => ({
    name: 'New loadout',
    picks: { commander: (LEADERS.find(isBornLeader) ?? LEADERS[0]).id, primary: WORKERS[0].id, secondary: WORKERS[1].id },
    zones: Object.fromEntries(ZONES.map((id) => [id, []])),
    titles: Object.fromEntries(FORGES.map((id, i) => [id, `Forge ${i + 1}`])),
  }),
  // What the library holds has been checked, and has four forges.
  read: (value) => {
    const { name, commander, workers, base, forges } = value as HxLoadout;
    return {
      name,
      picks: { commander, primary: workers[0], secondary: workers[1] },
      zones: { [BASE]: base, ...Object.fromEntries(FORGES.map((id, i) => [id, forges[i].cards])) },
      titles: Object.fromEntries(FORGES.map((id, i) => [id, forges[i].name])),
    };
  },
  write,
  pick: (draft, slot, id) => ({ ...draft, picks: { ...draft.picks, [slot]: id } }),
  size: (_, zone) => (zone === BASE ? BASE_LIST_SIZE : FORGE_LIST_SIZE),
  pool: ({ picks }) => LISTED.flatMap(({ id }) => (id === picks.commander ? [] : id)),
  whyNotMore: ({ picks, zones }, _zone, id) => {
    const card = cardById(id);
    if (!card) return `"${id}" is no card of this version.`;
    if (isWorker(card) || isToken(card)) return `${card.name} goes into no list.`;
    if (id === picks.commander) return `${card.name} is the commander already.`;
    const copies = ZONES.reduce((sum, zone) => sum + zones[zone].filter((other) => other === id).length, 0);
    return copies < MOST_COPIES ? null : `${MOST_COPIES} copies of ${card.name} in all lists together are the most.`;
  },
  problems: (draft) => findProblems(write(draft)),
  // Resources come from what stands on the map, so nothing is said of what could be paid for; forges add their lists when they are raised.
  openings: () => [
    { id: 'any', title: 'Either begins', zone: BASE, hand: OPENING_HAND, draws: TURN_DRAWS, mulligan: false, given: () => [] },
  ],
  elsewhere: () => [],
};
