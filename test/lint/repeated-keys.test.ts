/** The key of an `{#each}` must be something that cannot come twice: a repeated key takes the screen down. */
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint({ overrideConfig: { languageOptions: { parserOptions: { projectService: false } } } });

async function refused(each: string): Promise<boolean> {
  const text = `<script lang="ts">const { list }: { list: { id: number; at: number; text: string }[] } = $props();</script>\n${each}{/each}\n`;
  const [{ messages }] = await eslint.lintText(text, { filePath: 'src-renderer/Planted.svelte' });
  return messages.some(({ ruleId }) => ruleId === 'no-restricted-syntax');
}

test.each([
  '{#each list as one (one.at)}{one.text}',
  '{#each list as { at, text } (at)}{text}',
  '{#each list as { text }, i (text)}{i}',
  '{#each list as one (one.id + one.text)}{one.text}',
])('refuses %s', async (each) => {
  expect(await refused(each)).toBe(true);
});

test.each(['{#each list as one (one.id)}{one.text}', '{#each list as one, i (i)}{one.text}'])('takes %s', async (each) => {
  expect(await refused(each)).toBe(false);
});
