/** How Warforge's lists are made, for the deck room: a mode, a Warlord, a Defence card and the main deck (WR-2, WR-3). */
import type { DeckDraft, DeckForm, DeckOption } from '../../../kernel/deck-form.ts';
import { ALL_CARDS } from '../cards/index.ts';
import type { CardSpec } from '../effects/dsl.ts';
import { cards } from '../text/faces.ts';
import { factionName, MODE_LINES, MODE_NAMES } from '../text/names.ts';
import { MODES, type WrMode } from '../types.ts';
import type { WrList } from './list.ts';
import { openingsOf } from './openings.ts';
import { barredFromDeck, barredFromList, DECK_SIZE, findProblems, mostCopies } from './problems.ts';

const WARLORDS = ALL_CARDS.filter(({ kind }) => kind === 'warlord');
const DEFENCES = ALL_CARDS.filter(({ role }) => role === 'defence');

const isMode = (text: string): text is WrMode => (MODES as readonly string[]).includes(text);
const modeOf = ({ picks }: DeckDraft): WrMode => (isMode(picks.mode) ? picks.mode : MODES[0]);
const factionOf = ({ picks }: DeckDraft): CardSpec['faction'] => cards(picks.warlord)?.faction ?? null;
const optionOf = ({ id, name, faction }: CardSpec): DeckOption => ({ id, title: name, line: factionName(faction) });

/** Defence cards of the Warlord's faction, and the one that is picked though it is of another. */
const defencesOf = (draft: DeckDraft): CardSpec[] =>
  DEFENCES.filter(({ id, faction }) => faction === factionOf(draft) || id === draft.picks.defence);

const write = (draft: DeckDraft): WrList => ({
  id: '',
  name: draft.name,
  mode: modeOf(draft),
  warlord: draft.picks.warlord,
  defence: draft.picks.defence,
  main: [...draft.zones.main],
});

function pick(draft: DeckDraft, slot: string, id: string): DeckDraft {
  const picked = { ...draft, picks: { ...draft.picks, [slot]: id } };
  const fits = cards(picked.picks.defence)?.faction === factionOf(picked);
  const [defence] = DEFENCES.filter(({ faction }) => faction === factionOf(picked));
  return slot !== 'warlord' || fits ? picked : { ...picked, picks: { ...picked.picks, defence: defence.id } };
}

export const FORM: DeckForm = {
  slots: [
    { id: 'mode', title: 'Mode', options: () => MODES.map((id) => ({ id, title: MODE_NAMES[id], line: MODE_LINES[id] })) },
    { id: 'warlord', title: 'Warlord', options: () => WARLORDS.map(optionOf) },
    { id: 'defence', title: 'Defence card', options: (draft) => defencesOf(draft).map(optionOf) },
  ],
  zones: [{ id: 'main', title: 'Main deck' }],
  codeHead: 'WF1',
  ids: [...MODES, ...ALL_CARDS.map(({ id }) => id)],
  blank: () =>
    pick(
      { name: 'New list', picks: { mode: MODES[0], warlord: '', defence: '' }, zones: { main: [] }, titles: {} },
      'warlord',
      WARLORDS[0].id,
    ),
  read: (value) => {
    const { name, mode, warlord, defence, main } = value as WrList;
    return { name, picks: { mode, warlord, defence }, zones: { main }, titles: {} };
  },
  write,
  pick,
  size: (draft) => DECK_SIZE[modeOf(draft)],
  pool: (draft) =>
    ALL_CARDS.flatMap((card) => (card.faction === factionOf(draft) && barredFromDeck(card, 'classic') === null ? card.id : [])),
  whyNotMore: (draft, _zone, id) => {
    const card = cards(id);
    if (!card) return `"${id}" is no card of this version.`;
    const barred = barredFromList(card, modeOf(draft), cards(draft.picks.warlord));
    const most = mostCopies(card);
    if (barred !== null || draft.zones.main.filter((other) => other === id).length < most) return barred;
    return most === 1 ? `${card.name} is Legendary: one copy is the most.` : `${most} copies of ${card.name} are the most.`;
  },
  problems: (draft) => findProblems(write(draft), cards),
  openings: (draft) => openingsOf(draft, modeOf(draft)),
  elsewhere: (draft) =>
    MODES.filter((mode) => mode !== modeOf(draft)).map((mode) => ({
      title: MODE_NAMES[mode],
      problems: findProblems({ ...write(draft), mode }, cards),
    })),
};
