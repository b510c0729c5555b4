/** A match and the replay over it have the same ids. */
import { expect, it } from 'vitest';
import { inFront } from '../../../src-renderer/ui/in-front.ts';

it('finds the element of the screen in front', () => {
  document.body.innerHTML = '<div hidden inert><b id="one">match</b><b id="two"></b></div><div><b id="one">replay</b></div>';
  expect(inFront('one')?.textContent).toBe('replay');
  expect(inFront('two')).toBeNull();
  expect(inFront('three')).toBeNull();
});
