import { newGenerator, type GeneratorState } from '../../../../src-shared/games/deckforge/decks/generator.ts';
import { seedByLot } from '../../../app/chance.ts';
import type { Client } from '../../../client/client.ts';

/** The generator of a window: who looks at another screen finds the Battlefield as it was. */
export class KeptGenerator {
  state = $state.raw<GeneratorState>(newGenerator(seedByLot()));
}

const generators = new WeakMap<Client, KeptGenerator>();

export function generatorOf(client: Client): KeptGenerator {
  let kept = generators.get(client);
  if (!kept) generators.set(client, (kept = new KeptGenerator()));
  return kept;
}
