/** Entries of an own piece's menu. Legality comes from the offers. */
import type { HxAction } from '../../../../src-shared/games/hexforge/actions.ts';
import type { HxBaseAbility, HxCost } from '../../../../src-shared/games/hexforge/types.ts';
import type { HxEntityView, HxOwnView, HxView } from '../../../../src-shared/games/hexforge/view.ts';
import { keywordById } from '../../../../src-shared/games/hexforge/text/keywords.ts';
import { termsOf, type Term } from '../../../ui/terms/term.ts';
import { abilityText, baseAbilityName, costWords, faceOf } from '../words.ts';
import { sameAction } from './offers.ts';
import type { Offers } from './offers.ts';
import type { Subject } from './subject.ts';

export interface MenuItem {
  key: string;
  label: string;
  /** Rules text of an ability, or what a worker digs; '' when the label suffices. */
  text: string;
  cost: HxCost;
  action: HxAction;
  legal: boolean;
  /** What it would create, for the inspector; null for the piece itself. */
  subject: Subject | null;
  /** What its words mean. */
  terms: readonly Term[];
}

export function menuOf(piece: HxEntityView, view: HxView, offers: Offers): MenuItem[] {
  if (!view.me || piece.owner !== view.me.seat) return [];
  return piece.kind === 'base' ? baseItems(view.me, offers) : abilityItems(piece, offers);
}

const BASE_TERMS: Record<HxBaseAbility, string> = {
  summonCommander: 'commander',
  summonPrimaryWorker: 'workerKinds',
  summonSecondaryWorker: 'workerKinds',
  raiseForge: 'forge',
};

function baseItems(me: HxOwnView, offers: Offers): MenuItem[] {
  const item = (action: Extract<HxAction, { type: 'baseAbility' }>, label: string, subject: Subject, text = ''): MenuItem => ({
    key: `${action.ability} ${action.slot ?? ''}`,
    label,
    text,
    cost: me.prices[action.ability],
    action,
    legal: offers.baseAbilities.some((offer) => sameAction(offer, action)),
    subject,
    terms: termsOf([BASE_TERMS[action.ability]], keywordById),
  });
  const { commander, workers, forges } = me.loadout;
  const named = (ability: 'summonCommander' | 'summonPrimaryWorker' | 'summonSecondaryWorker', def: string) => {
    const face = faceOf(def);
    const digs = face?.yields ? `Digs ${costWords(face.yields)} on a mineral tile.` : '';
    return item({ type: 'baseAbility', ability }, baseAbilityName(ability, face?.name ?? def), { kind: 'card', card: def }, digs);
  };
  return [
    named('summonCommander', commander),
    named('summonPrimaryWorker', workers[0]),
    named('summonSecondaryWorker', workers[1]),
    ...forges.flatMap((forge, i) =>
      me.slots[i] === 'unused'
        ? [
            item({ type: 'baseAbility', ability: 'raiseForge', slot: i + 1 }, baseAbilityName('raiseForge', forge.name), {
              kind: 'forge',
              slot: i + 1,
            }),
          ]
        : [],
    ),
  ];
}

function abilityItems(piece: HxEntityView, offers: Offers): MenuItem[] {
  return piece.abilities.map((ability): MenuItem => {
    const action: HxAction = { type: 'activateAbility', unit: piece.tile, ability: ability.index };
    return {
      key: `ability ${ability.index}`,
      label: ability.brilliance
        ? `Brilliance${ability.used ? ' (used)' : ''}`
        : ability.speed === 'fast'
          ? 'Ability, fast'
          : 'Ability, slow',
      text: abilityText(ability),
      cost: ability.cost,
      action,
      legal: (offers.abilities.get(piece.tile) ?? []).some((offer) => sameAction(offer, action)),
      subject: null,
      terms: termsOf(ability.brilliance ? ['brilliance'] : [], keywordById),
    };
  });
}
