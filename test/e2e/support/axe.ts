import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * No violation of WCAG 2.0–2.2 A and AA nor of axe’s best practices on the page as it stands.
 * Legacy mode: the other one opens a second page, which a desktop window cannot.
 */
export async function expectAccessible(page: Page, withoutRules: string[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).disableRules(withoutRules).analyze();
  const report = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html.slice(0, 160)).join('\n  ')}`);
  expect(report.join('\n'), 'axe violations').toBe('');
}
