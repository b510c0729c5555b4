import { readFileSync } from 'node:fs';
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { ALL_CARDS } from '../../../src-shared/games/warforge/cards/index.ts';
import { READY_LISTS } from '../../../src-shared/games/warforge/decks/lists/index.ts';
import type { CardSpec } from '../../../src-shared/games/warforge/effects/dsl.ts';
import { FACTION_INFO } from '../../../src-shared/games/warforge/factions.ts';
import { FACTIONS, KEYWORD_IDS, MODES, PACTS, RARITIES, type WrFaction } from '../../../src-shared/games/warforge/types.ts';
import {
  borrowed,
  deckable,
  does,
  effectsOf,
  idFrom,
  isTroop,
  keywordsOf,
  nodesOf,
  ofRole,
  referenceFaults,
  scriptFaults,
  typesAskedFor,
} from './content-facts.ts';
import { problemsOf } from './list-by-the-book.ts';

const cardsOf = (faction: WrFaction): CardSpec[] => ALL_CARDS.filter((card) => card.faction === faction);
const stratagems = ALL_CARDS.filter((card) => card.kind === 'stratagem');
const ids = (cards: readonly CardSpec[]): string[] => cards.map((card) => card.id);
const count = <T>(things: readonly T[], test: (one: T) => boolean): number => things.filter(test).length;
/** Faults by card, cards without any left out. */
const faultsBy = (cards: readonly CardSpec[], faults: (card: CardSpec) => string[]): Record<string, string[]> =>
  Object.fromEntries(cards.map((card) => [card.id, faults(card)] as const).filter(([, found]) => found.length > 0));

describe('every card', () => {
  it('has an id made of its name, and neither is another’s', () => {
    for (const card of ALL_CARDS) expect(card.id).toBe(idFrom(card.name));
    expect(new Set(ids(ALL_CARDS)).size).toBe(ALL_CARDS.length);
    expect(new Set(ALL_CARDS.map((card) => card.name)).size).toBe(ALL_CARDS.length);
  });

  it('has one line of flavour of its own', () => {
    for (const card of ALL_CARDS) expect(card.flavour.trim() && !card.flavour.includes('\n'), card.id).toBeTruthy();
    expect(new Set(ALL_CARDS.map((card) => card.flavour)).size).toBe(ALL_CARDS.length);
  });

  it('has a picture of icons that exist, unlike any other', () => {
    for (const { art } of ALL_CARDS) {
      expect(art.hero in gameIcons.icons, art.hero).toBe(true);
      if (art.far) expect(art.far in gameIcons.icons, art.far).toBe(true);
    }
    const pictures = ALL_CARDS.map(({ art }) => `${art.hero} ${art.far}`);
    expect(pictures.filter((picture, i) => pictures.indexOf(picture) !== i)).toEqual([]);
  });

  it('names only cards that exist and fit', () => {
    expect(faultsBy(ALL_CARDS, (card) => referenceFaults(card, ALL_CARDS))).toEqual({});
  });

  it('uses the target it asks for, and no other', () => {
    expect(faultsBy(ALL_CARDS, scriptFaults)).toEqual({});
  });

  it('looks only for types that a card of its faction has', () => {
    const wrong = ALL_CARDS.filter((card) => {
      const own = new Set(
        [...cardsOf(card.faction ?? 'f1'), ...ofRole(ALL_CARDS, 'token')].flatMap((one) => ('types' in one ? one.types : [])),
      );
      return typesAskedFor(card).some((type) => !own.has(type));
    });
    expect(ids(wrong)).toEqual([]);
  });

  it('holds effects and numbers, never words of its own', () => {
    for (const card of ALL_CARDS) {
      const texts = [('abilities' in card && card.abilities) || [], ('steps' in card && card.steps) || []];
      for (const node of nodesOf(texts))
        for (const value of Object.values(node))
          if (typeof value === 'string') expect(value, card.id).toMatch(/^[A-Za-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it('WR-15.1 WR-15.4 WR-15.6 has a whole cost, a faction unless it is a token, and a type', () => {
    for (const card of ALL_CARDS) {
      expect(Number.isInteger(card.cost) && card.cost >= 0, card.id).toBe(true);
      if (card.faction === null) expect(card.role, card.id).toBe('token');
      if (card.kind !== 'warlord') expect(card.types.length, card.id).toBeGreaterThan(0);
      if (card.kind !== 'stratagem')
        expect(
          [card.melee, card.ranged, card.health - 1].every((n) => n >= 0),
          card.id,
        ).toBe(true);
    }
  });

  it('WR-15.5 a role fits its kind', () => {
    for (const card of ALL_CARDS) {
      if (card.kind === 'warlord') expect(card.role, card.id).toBe('warlord');
      if (['defence', 'talent', 'secret', 'sabotage'].includes(card.role)) expect(card.kind, card.id).toBe('stratagem');
      expect('burden' in card, card.id).toBe(card.role === 'sabotage');
      if (isTroop(card)) expect(card.exclusiveTo !== undefined, card.id).toBe(card.role === 'exclusive');
    }
  });

  it('WR-C7 bears no name from a setting of other people’s', () => {
    const faults = faultsBy(ALL_CARDS, (card) => borrowed([card.name, card.flavour, ...('types' in card ? card.types : [])]));
    expect(faults).toEqual({});
    for (const info of Object.values(FACTION_INFO)) expect(borrowed([info.name, info.world, info.identity])).toEqual([]);
  });

  it('WR-C7 the check finds one', () => {
    expect(borrowed(['A Hobbit with a Tyranid', 'Workhorse', 'The Ember Court'])).toEqual(['ember court', 'hobbit', 'tyranid']);
  });
});

describe('the checks see a fault that is planted', () => {
  const planted = (id: string, change: object): CardSpec => ({ ...ALL_CARDS.find((card) => card.id === id)!, ...change });

  it('a card that does not exist, or is no such card', () => {
    expect(referenceFaults(planted('gun-carriage', { companion: { card: 'field-lodger', n: 1 } }), ALL_CARDS)).toEqual([
      'companion: there is no field-lodger',
    ]);
    expect(referenceFaults(planted('vigil-keeper', { talent: 'fit-a-new-barrel' }), ALL_CARDS)).toEqual([
      'talent: fit-a-new-barrel does not fit',
    ]);
    const steps = [{ do: 'if', when: { cond: 'overtime' }, then: [{ do: 'summon', card: 'damp-matches', side: 'you' }] }];
    expect(referenceFaults(planted('the-sealed-chamber', { steps }), ALL_CARDS)).toEqual(['summon: damp-matches does not fit']);
  });

  it('a target that is not asked for, or not used, and half a Teleport', () => {
    expect(scriptFaults(planted('snuffed-wick', { target: undefined }))).toEqual(['speaks of a target that it never asks for']);
    expect(scriptFaults(planted('lanterns-up', { target: { side: 'own' } }))).toEqual(['asks for a target that it has no use for']);
    expect(scriptFaults(planted('archive-courier', { keywords: [] }))).toEqual(['waits for Teleport without having it']);
    expect(scriptFaults(planted('lamp-novice', { keywords: ['teleport'] }))).toEqual(['has Teleport without waiting for it']);
  });

  it('each breach of a list', () => {
    const base = READY_LISTS.find((list) => list.id === 'marsh-skirmish')!;
    const problems = (change: object): string[] => problemsOf({ ...base, ...change }, ALL_CARDS);
    const [first, ...rest] = base.main;
    expect(problems({ main: rest })).toEqual(['WR-3.1 11 cards']);
    expect(problems({ main: [...rest, 'open-the-closed-archive'] })).toEqual(['WR-3.3 open-the-closed-archive is banned']);
    expect(problems({ main: [...rest, 'line-fusilier'] })).toEqual(['WR-2.2 line-fusilier is of another faction']);
    expect(problems({ main: [...rest, 'back-stair-informant'] })).toEqual(['WR-2.4 3 of back-stair-informant']);
    expect(problems({ main: [...rest, 'archivist-ysolde-merrin'] })).toEqual(['WR-2.3 2 of archivist-ysolde-merrin']);
    expect(problems({ main: [...rest, 'damp-matches'] })).toEqual(['WR-2.7 damp-matches is sabotage']);
    expect(problems({ defence: first })).toEqual([`WR-2.8 ${first} is no Defence card`]);
    expect(problems({ warlord: first })).toEqual([`WR-2.1 ${first} is no Warlord`]);
    expect(problems({ mode: 'classic' })).toEqual(['WR-2.1 12 cards']);
  });

  it('a keyword is seen where it is carried, granted, asked for or used', () => {
    const found = (id: string): string[] => [...keywordsOf(ALL_CARDS.find((card) => card.id === id)!)].toSorted();
    expect(found('gun-carriage')).toEqual(['blast', 'companion']);
    expect(found('sworn-halberdier')).toEqual(['oath', 'sentry', 'vanguard']);
    expect(found('snuffed-wick')).toEqual(['faith']);
    expect(found('damp-matches')).toEqual(['sabotage']);
    expect(found('the-missing-page')).toEqual(['teleport']);
    expect(found('remnant')).toEqual([]);
  });
});

describe.each(FACTIONS)('faction %s', (faction) => {
  const cards = cardsOf(faction);
  const deck = deckable(cards);
  const troops = deck.filter(isTroop);
  const { home } = FACTION_INFO[faction];

  it('has 15 Troops and 9 Stratagems: 8 Common, 7 Rare, 5 Epic, 4 Legendary', () => {
    expect([troops.length, deck.length - troops.length]).toEqual([15, 9]);
    expect(RARITIES.map((rarity) => count(deck, (card) => card.rarity === rarity))).toEqual([8, 7, 5, 4]);
  });

  it('WR-15.2 has two Warlords, each with a Talent card of its own', () => {
    const warlords = cards.filter((card) => card.kind === 'warlord');
    expect(warlords).toHaveLength(2);
    for (const card of warlords) expect(card.rarity, card.id).not.toBe('common');
    const named = cards.flatMap((card) => ('talent' in card && card.talent ? [card.talent] : []));
    expect(named.toSorted()).toEqual(ids(ofRole(cards, 'talent')).toSorted());
    expect(count(troops, (card) => card.talent !== undefined)).toBeGreaterThanOrEqual(faction === 'f2' ? 2 : 1);
  });

  it('WR-15.7 WR-D5 has two Defence cards of cost 0 to 2, never Legendary', () => {
    const defences = ofRole(cards, 'defence');
    expect(defences).toHaveLength(2);
    for (const card of defences) {
      expect(card.kind === 'stratagem' && card.types, card.id).toEqual(['Defence']);
      expect(card.rarity, card.id).not.toBe('legendary');
      expect(card.cost, card.id).toBeLessThanOrEqual(2);
    }
  });

  it('WR-15.5 has three Troop types or more that matter, each on two Troops', () => {
    const types = troops.flatMap((card) => card.types);
    const common = [...new Set(types)].filter((type) => count(types, (one) => one === type) >= 2);
    expect(common.length).toBeGreaterThanOrEqual(3);
  });

  it('WR-C1 uses each of its home keywords on two cards or more', () => {
    for (const keyword of home)
      expect(
        count(cards, (card) => keywordsOf(card).has(keyword)),
        keyword,
      ).toBeGreaterThanOrEqual(2);
  });

  it('WR-C2 44 copies, 40 of them without Legendaries, make a Classic deck of 30', () => {
    const plain = deck.filter((card) => card.rarity !== 'legendary');
    expect(plain.length * 2).toBe(40);
    expect(plain.length * 2 + (deck.length - plain.length)).toBe(44);
  });

  it('WR-C3 makes a Skirmish deck of 12 with no Legendary and with four', () => {
    const allowed = deck.filter((card) => !('skirmishBanned' in card && card.skirmishBanned));
    const plain = allowed.filter((card) => card.rarity !== 'legendary').flatMap((card) => [card.id, card.id]);
    const legendary = ids(allowed.filter((card) => card.rarity === 'legendary')).slice(0, 4);
    const defence = ofRole(cards, 'defence')[0].id;
    const warlord = ofRole(cards, 'warlord')[0].id;
    for (const few of [[], legendary]) {
      const main = [...few, ...plain].slice(0, 12);
      expect(problemsOf({ id: 'a', name: 'A', mode: 'skirmish', warlord, defence, main }, ALL_CARDS)).toEqual([]);
    }
    expect(legendary).toHaveLength(4);
  });

  it('WR-C5 has its curve', () => {
    expect(count(deck, (card) => card.cost <= 2)).toBeGreaterThanOrEqual(6);
    expect(count(deck, (card) => card.cost === 3 || card.cost === 4)).toBeGreaterThanOrEqual(8);
    expect(count(deck, (card) => card.cost >= 6)).toBeGreaterThanOrEqual(3);
  });

  it('WR-C6 each Troop has a use, and four or more are better at melee, four or more at range', () => {
    for (const card of cards.filter(isTroop)) {
      const useful = card.melee > 0 || card.ranged > 0 || card.aura || (card.abilities ?? []).length > 0;
      expect(useful, card.id).toBeTruthy();
    }
    expect(count(troops, (card) => card.melee > card.ranged)).toBeGreaterThanOrEqual(4);
    expect(count(troops, (card) => card.ranged > card.melee)).toBeGreaterThanOrEqual(4);
  });

  it('heals, gains health and draws by a condition', () => {
    for (const effect of ['heal', 'gainHealth', 'drawNext'] as const)
      expect(
        count(deck, (card) => does(card, effect)),
        effect,
      ).toBeGreaterThanOrEqual(1);
  });

  it('WR-C4 its Warlords have a Classic and a Skirmish list each, all legal, unlike each other', () => {
    const lists = READY_LISTS.filter((list) => cards.some((card) => card.id === list.warlord));
    for (const warlord of ids(ofRole(cards, 'warlord')))
      expect(lists.filter((list) => list.warlord === warlord).map((list) => list.mode)).toEqual(MODES);
    for (const list of lists) expect(problemsOf(list, ALL_CARDS), list.id).toEqual([]);
    for (const mode of MODES) {
      const [one, two] = lists.filter((list) => list.mode === mode);
      const shared = one.main.filter((id) => two.main.includes(id)).length;
      expect(shared / one.main.length, `${one.id} and ${two.id}`).toBeLessThanOrEqual(0.75);
    }
  });

  it('each deckable card stands in a ready list', () => {
    const listed = new Set(READY_LISTS.flatMap((list) => list.main));
    expect(ids(deck).filter((id) => !listed.has(id))).toEqual([]);
  });
});

describe('the five factions', () => {
  it('WR-C1 their home keywords are those of the checklist, and together all sixty', () => {
    const rows = [...readFileSync('docs/rules/warforge.md', 'utf8').matchAll(/^\| [^|]+ \| `(\w+)` \|.*\| (F[1-5]) \| [^|]+ \|$/gm)];
    for (const faction of FACTIONS) {
      const listed = rows.filter(([, , home]) => home === faction.toUpperCase()).map(([, id]) => id);
      expect(FACTION_INFO[faction].home.toSorted(), faction).toEqual(listed.toSorted());
    }
    expect(FACTIONS.flatMap((faction) => FACTION_INFO[faction].home).toSorted()).toEqual([...KEYWORD_IDS].toSorted());
  });

  it('each has a name, a world, an identity and an emblem of its own', () => {
    for (const faction of FACTIONS) {
      const info = FACTION_INFO[faction];
      expect(info.id).toBe(faction);
      expect(info.name && info.world && info.identity, faction).toBeTruthy();
      expect(info.emblem in gameIcons.icons, info.emblem).toBe(true);
    }
    expect(new Set(FACTIONS.map((faction) => FACTION_INFO[faction].emblem)).size).toBe(FACTIONS.length);
  });

  it('WR-24.9 the Remnant is a Troop 0/0/1 of no faction', () => {
    expect(ALL_CARDS.find((card) => card.id === 'remnant')).toMatchObject({ kind: 'troop', role: 'token', melee: 0, ranged: 0, health: 1 });
  });

  it('WR-24.2 WR-24.12 Secrets and Sabotage cards: three or more, the latter with different effects', () => {
    expect(ofRole(ALL_CARDS, 'secret').length).toBeGreaterThanOrEqual(3);
    const burdens = ofRole(ALL_CARDS, 'sabotage').map((card) => JSON.stringify('burden' in card && card.burden));
    expect(new Set(burdens).size).toBe(burdens.length);
    expect(burdens.length).toBeGreaterThanOrEqual(3);
  });

  it('companions: two or more; other tokens: two or more', () => {
    const companions = new Set(ALL_CARDS.flatMap((card) => ('companion' in card && card.companion ? [card.companion.card] : [])));
    const tokens = ofRole(ALL_CARDS, 'token').filter((card) => card.id !== 'remnant');
    expect(companions.size).toBeGreaterThanOrEqual(2);
    expect(count(tokens, (card) => !companions.has(card.id))).toBeGreaterThanOrEqual(2);
    const made = new Set(ALL_CARDS.flatMap((card) => effectsOf(card).flatMap((effect) => ('card' in effect ? [effect.card] : []))));
    expect(ids(tokens).filter((id) => !companions.has(id) && !made.has(id))).toEqual([]);
  });

  it('WR-15.2 Warlords are Rare, Epic and Legendary', () => {
    expect(new Set(ofRole(ALL_CARDS, 'warlord').map((card) => card.rarity))).toEqual(new Set(['rare', 'epic', 'legendary']));
  });

  it('WR-3.3 three Rare Stratagems of costs 2, 5 and 5 from three factions are banned in Skirmish', () => {
    const banned = stratagems.filter((card) => card.skirmishBanned);
    expect(banned.map((card) => card.cost).toSorted()).toEqual([2, 5, 5]);
    expect(banned.every((card) => card.rarity === 'rare' && card.role === 'deck')).toBe(true);
    expect(new Set(banned.map((card) => card.faction)).size).toBe(3);
  });

  it('WR-2.10 one exclusive card: a Legendary Troop of cost 10', () => {
    const exclusive = ofRole(ALL_CARDS, 'exclusive');
    expect(exclusive).toHaveLength(1);
    expect(exclusive[0]).toMatchObject({ kind: 'troop', rarity: 'legendary', cost: 10 });
  });

  it('WR-C1 each Pact is granted by a card, named or chosen', () => {
    const named = new Set(ALL_CARDS.flatMap((card) => effectsOf(card).flatMap((effect) => (effect.do === 'pact' ? [effect.which] : []))));
    expect(PACTS.filter((pact) => !named.has(pact) && !named.has(undefined))).toEqual([]);
  });

  it('WR-18.1 WR-8.9 two offer three choices, two stay listed (one for the whole match, one for turns), two lower attack values', () => {
    expect(count(ALL_CARDS, (card) => does(card, 'discover'))).toBeGreaterThanOrEqual(2);
    const ongoing = stratagems.flatMap((card) => (card.ongoing ? [card.ongoing] : []));
    expect(count(ongoing, (one) => one.turns === undefined)).toBeGreaterThanOrEqual(1);
    expect(count(ongoing, (one) => one.turns !== undefined)).toBeGreaterThanOrEqual(1);
    const lowers = (card: CardSpec): boolean =>
      effectsOf(card).some((effect) => effect.do === 'modify' && [effect.melee, effect.ranged].some((n) => typeof n === 'number' && n < 0));
    expect(count(ALL_CARDS, lowers)).toBeGreaterThanOrEqual(2);
  });

  it('ready lists have ids and names of their own', () => {
    expect(new Set(READY_LISTS.map((list) => list.id)).size).toBe(READY_LISTS.length);
    expect(new Set(READY_LISTS.map((list) => list.name)).size).toBe(READY_LISTS.length);
  });
});
