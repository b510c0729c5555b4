/** Why figures are null: their path in the report, and a sentence. */
export type Reasons = Record<string, string>;
