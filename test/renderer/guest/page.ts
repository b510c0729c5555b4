/** The guest's page in a test, by names and roles alone. */
import { flushSync, tick } from 'svelte';
import { expect } from 'vitest';

/** Until nothing is pending any more. */
export const settle = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) {
    await tick();
    await new Promise((resolve) => setTimeout(resolve));
  }
  flushSync();
};

/** What is to be seen. */
export function text(): string {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const live of page.querySelectorAll('[data-live]')) live.remove();
  return (page.textContent ?? '').replace(/\s+/g, ' ');
}
const nameOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
export const buttons = (): string[] => [...document.querySelectorAll('button')].map(nameOf);
export const button = (name: string) => [...document.querySelectorAll('button')].find((one) => nameOf(one) === name)!;
export const press = async (name: string): Promise<void> => {
  expect(buttons()).toContain(name);
  button(name).click();
  await settle();
};
export function field(name: string): HTMLInputElement {
  const label = [...document.querySelectorAll('label')].find((one) => nameOf(one) === name)!;
  return document.getElementById(label.htmlFor) as HTMLInputElement;
}
export async function write(name: string, words: string): Promise<void> {
  field(name).value = words;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
}
export const seats = (): string[] =>
  [...document.querySelectorAll('ol > li')].map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim());
