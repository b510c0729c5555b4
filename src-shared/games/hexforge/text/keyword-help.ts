/** Help on one word that cards mark. */
export interface HxKeywordHelp {
  id: string;
  name: string;
  /** Name in the game-icons set. */
  icon: string;
  /** One line, for a chip's pop-up. */
  line: string;
  /** The whole rule. */
  rule: string;
  example: string;
  /** `card` and `unit` keywords stand on cards; `term`s are words of the rules. */
  group: 'card' | 'unit' | 'term';
}
