/** Help on one word that cards mark. */
export interface KeywordHelp<Group extends string> {
  id: string;
  name: string;
  /** Name in the game-icons set. */
  icon: string;
  /** One line, for a chip's pop-up. */
  line: string;
  /** The whole rule. */
  rule: string;
  example: string;
  group: Group;
}
