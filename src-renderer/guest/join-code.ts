/** The code in the link that was followed (`#join=7K2QX9`); it is removed from the address bar. @returns '' without one */
export function takeJoinCode(): string {
  const code = /^#join=([0-9A-Za-z]{1,12})$/.exec(location.hash)?.[1] ?? '';
  if (code !== '') history.replaceState(history.state, '', location.pathname);
  return code;
}
