/**
 * How large the system wants text to be, 1 as it comes. Chromium tells a page by a style variable of the standard;
 * where it does not, nothing larger is wanted.
 */
export function systemTextScale(): number {
  const ruler = document.createElement('div');
  ruler.style.cssText = 'position: absolute; visibility: hidden; width: calc(100px * env(preferred-text-scale, 1))';
  document.body.append(ruler);
  const width = ruler.getBoundingClientRect().width;
  ruler.remove();
  return width > 0 ? width / 100 : 1;
}
