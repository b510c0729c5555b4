import type { QueryField, Searched } from '../../../src-shared/text/card-query.ts';
import type { CardSpec } from '../../ui/card/spec.ts';
import type { CardIndex } from './catalogue-ui.ts';

interface Face {
  name: string;
  typeLine: string;
  plain: string;
}

interface Parts<F extends Face> {
  faceOf(id: string): F | null;
  specOf(face: F): CardSpec;
  /** What its fields hold, by their ids. */
  facts(face: F): Searched['fields'];
  fields: readonly QueryField[];
}

/** The index of cards that are known by their faces. Words are sought in name, type and rules. */
export function cardIndex<F extends Face>({ faceOf, specOf, facts, fields }: Parts<F>): CardIndex {
  return {
    fields,
    spec: (id) => {
      const face = faceOf(id);
      return face && specOf(face);
    },
    searched: (id) => {
      const face = faceOf(id);
      return face ? { text: `${face.name}. ${face.typeLine}. ${face.plain}`, fields: facts(face) } : { text: id, fields: {} };
    },
  };
}
