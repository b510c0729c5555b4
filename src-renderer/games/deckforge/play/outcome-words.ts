/** What an answer to an attack would come to, in a few words: "you −4", "Cub falls, Ox −2". */
import type { DkView } from '../../../../src-shared/games/deckforge/view.ts';
import { permanentName } from '../../../../src-shared/games/deckforge/text/permanents.ts';
import type { Preview } from '../../../../src-shared/kernel/game-types.ts';
import { chipsOf } from './preview-chips.ts';

const FALLS = { true: 'falls', may: 'may fall' } as const;

/** @param whom what a player is called: "you", or a name */
export function outcomeWords(preview: Preview | null, view: Pick<DkView, 'seats' | 'config'>, whom: (seat: number) => string): string {
  const parts = [...chipsOf(preview)].map(([subject, { text, falls }]) => {
    const [kind, id] = subject.split(':');
    const name = kind === 'seat' ? whom(Number(id)) : permanentName(view, Number(id));
    return `${name} ${falls === false ? text : FALLS[`${falls}`]}`;
  });
  return parts.length > 0 ? parts.join(', ') : 'nothing changes';
}
