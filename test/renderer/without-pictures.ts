/**
 * Pictures are left empty: drawing cards and maps into a document without a screen is half of what a test of a component takes, and
 * nothing looks at them but the files that `vitest.config.ts` runs apart.
 */
import { vi } from 'vitest';

vi.mock('../../src-renderer/ui/svg/Markup.svelte', () => ({ default: () => undefined }));
