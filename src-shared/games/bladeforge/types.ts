/** The words of Bladeforge. Names follow the checklist's glossary (`docs/rules/bladeforge.md`). */

export const CARD_TYPES = ['blade', 'grip', 'guard', 'shield', 'gadget'] as const;
export type BlCardType = (typeof CARD_TYPES)[number];

/** Grips and Guards; Blades, Shields and Gadgets are not parts (BL-1.1). */
export const PART_TYPES = ['grip', 'guard'] as const satisfies readonly BlCardType[];
export type BlPartType = (typeof PART_TYPES)[number];

/** Sizes of the attack die, smallest first (BL-1.4). */
export const DICE = [4, 6, 8, 10, 12] as const;
export type BlDie = (typeof DICE)[number];

/** Starting and highest health (BL-2.5, 10.1). */
export const MAX_HEALTH = 20;

/** Places in a Forge (BL-1.6). */
export const SLOTS = ['blade', 'grip', 'left', 'right', 'shield'] as const;
export type BlSlot = (typeof SLOTS)[number];
/** Places that hold a part. */
export const PART_SLOTS = ['grip', 'left', 'right'] as const satisfies readonly BlSlot[];
export type BlPartSlot = (typeof PART_SLOTS)[number];

export const PHASES = ['setup', 'start', 'main', 'finish'] as const;
export type BlPhase = (typeof PHASES)[number];

/** How far an attack has come. */
export const ATTACK_STEPS = ['roll', 'shield', 'blockChoice', 'blockRoll', 'damage', 'losePart', 'end'] as const;
export type BlAttackStep = (typeof ATTACK_STEPS)[number];

/** Stable id of a card name; all its copies share it. */
export type BlCardId = string;
