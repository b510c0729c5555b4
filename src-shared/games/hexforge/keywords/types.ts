import type { HxEntity, HxState } from '../state.ts';
import type { HxEntityKeyword } from '../types.ts';

/** One strike of one entity at another, as combat plans it. */
export interface PairStrike {
  /** Does this side have Quick Strike, and the other (false for a tower or an empty tile)? */
  mine: boolean;
  theirs: boolean;
}

/**
 * What a keyword changes, at named moments. Each keyword is one file; rules ask the moment, never the keyword.
 * Keywords that only mark a card's own text (Entry, Memento, Spellbound, Brilliance, Adapt, Unity, Worker)
 * hook the moment at which that text fires or holds.
 */
export interface KeywordModule {
  id: HxEntityKeyword;
  /** Tiles more or fewer per Move phase (HX-28.9, 28.10). */
  movement?: number;
  /** May path over walls (HX-28.34). */
  passesWalls?: true;
  /** Cannot be declared as attacker (HX-28.6). */
  cannotAttack?: true;
  /** Enemies beside it may attack only tiles with such units (HX-20.6). */
  bindsAttackers?: true;
  /** Not removed by destruction or damage (HX-28.12). */
  survives?: true;
  /** No card or ability may target it (HX-28.37). */
  shielded?: true;
  /** Everybody sees its tile (HX-28.24). */
  exposed?: true;
  /** Its owner's base is repaired by damage it deals (HX-28.25). */
  drains?: true;
  /** Another unit that it damages is destroyed (HX-28.16). */
  kills?: true;
  /** In which combat step this side of a pair strikes: 0 quick, 1 normal (HX-28.20–28.23). */
  strikesIn?(pair: PairStrike): 0 | 1;
  /** A continuous text of the unit holds now (HX-28.1, 28.36). */
  holds?(state: HxState, unit: HxEntity): boolean;
  /** Does its own text fire at this moment? */
  firesOn?: 'entered' | 'diedToDiscard' | 'spellCast';
  /** An activated ability that can be used once per existence (HX-28.3). */
  once?: true;
  /** Yields on mineral tiles at Harvest (HX-8.1). */
  harvests?: true;
  /** Its number adds up over several sources (HX-28.41). */
  adds?: true;
}
