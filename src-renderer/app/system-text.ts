/** The system's text scale, 1 by default; from Chromium's `env(preferred-text-scale)`. */
export function systemTextScale(): number {
  const ruler = document.createElement('div');
  ruler.style.cssText = 'position: absolute; visibility: hidden; width: calc(100px * env(preferred-text-scale, 1))';
  document.body.append(ruler);
  const width = ruler.getBoundingClientRect().width;
  ruler.remove();
  return width > 0 ? width / 100 : 1;
}
