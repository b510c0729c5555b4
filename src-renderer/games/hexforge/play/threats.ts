/** The engine's answer about what rivals in sight could strike next turn. */
export interface Threat {
  tile: number;
  /** Tiles of those who could strike it. */
  by: number[];
}

/** Whatever else the engine may come to answer, only what has this shape is drawn. */
export function threatsFrom(answer: unknown): Threat[] {
  if (!Array.isArray(answer)) return [];
  return answer.filter((one): one is Threat => {
    const threat = one as Partial<Threat> | null;
    return typeof threat?.tile === 'number' && Array.isArray(threat.by);
  });
}
