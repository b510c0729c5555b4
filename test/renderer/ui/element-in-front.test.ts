/** A match and the replay over it have the same ids. */
import { expect, it } from 'vitest';
import { elementInFront } from '../../../src-renderer/ui/element-in-front.ts';

it('finds the element of the screen in front', () => {
  document.body.innerHTML = '<div hidden inert><b id="one">match</b><b id="two"></b></div><div><b id="one">replay</b></div>';
  expect(elementInFront('one')?.textContent).toBe('replay');
  expect(elementInFront('two')).toBeNull();
  expect(elementInFront('three')).toBeNull();
});
