/** What can be reached by role and accessible name: the page as assistive technology lists it. */
import type { Locator, Page } from '@playwright/test';

export interface Named {
  role: 'gridcell' | 'button';
  name: string;
  disabled: boolean;
}

/** A line of the tree: `- gridcell "B3, mineral, free" [selected]`, in YAML quotes where its name has a colon. */
const LINE = /^\s*- '?(gridcell|button) ("(?:[^"\\]|\\.)*")(.*)$/;

export async function namedIn(place: Locator): Promise<Named[]> {
  const tree = await place.ariaSnapshot();
  return tree.split('\n').flatMap((line): Named[] => {
    const found = LINE.exec(line);
    if (!found) return [];
    const [, role, name, rest] = found;
    return [{ role: role as Named['role'], name: JSON.parse(name.replaceAll("''", "'")) as string, disabled: rest.includes('[disabled]') }];
  });
}

/** Goes to it and presses Enter there, as one does in a list of controls. */
export const pressOn = (page: Page, { role, name }: Named): Promise<void> =>
  page.getByRole(role, { name, exact: true }).first().press('Enter');
