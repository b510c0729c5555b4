/** The element with this id on the screen in front: a match and the replay over it have the same ids. */
export const elementInFront = (id: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`#${CSS.escape(id)}`)].find((one) => !one.closest('[inert]')) ?? null;
