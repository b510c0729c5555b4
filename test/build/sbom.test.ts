/** The bill of materials, held to the schema that CycloneDX publishes, whatever packages say of themselves. */
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { expect, it } from 'vitest';
import type { Manifest, ShippedPackage } from '../../build/notices/packages.ts';
import { billOfMaterials } from '../../build/release/sbom.ts';

const faultsOf = (bill: string) => new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(bill);

const shipped = (manifest: Partial<Manifest> & { name: string }): ShippedPackage => ({
  folder: `node_modules/${manifest.name}`,
  manifest: { version: '1.2.3', license: 'MIT', ...manifest },
});

const componentsOf = (bill: string) => (JSON.parse(bill) as { components: Record<string, unknown>[] }).components;

it.each<[string, Partial<Manifest>]>([
  ['is in a scope', { name: '@floating-ui/dom', homepage: 'https://floating-ui.com' }],
  ['may be had under either licence', { license: '(MIT OR Apache-2.0)' }],
  ['has a licence of its own', { license: 'SEE LICENSE IN LICENCE.txt' }],
  ['names no licence', { license: undefined }],
  ['names its repository alone', { repository: { url: 'git+https://github.com/owner/name.git' } }],
  ['names its repository in short', { repository: 'owner/name' }],
  ['names a host of a short form', { repository: 'github:owner/name' }],
  ['has a homepage that is no address', { homepage: 'see the wiki <here>' }],
  ['is a first try', { version: '0.0.0-next.1+build.5' }],
])('is sound with a package that %s', async (_, manifest) => {
  const bill = billOfMaterials([shipped({ name: 'some-package', ...manifest })]);
  expect(await faultsOf(bill)).toBeNull();
  expect(componentsOf(bill)).toHaveLength(1);
});

it('is sound with two versions of a package, and with one that is there twice', async () => {
  const bill = billOfMaterials([shipped({ name: 'ws' }), shipped({ name: 'ws', version: '2.0.0' }), shipped({ name: 'ws' })]);
  expect(await faultsOf(bill)).toBeNull();
  const refs = componentsOf(bill).map((component) => component['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
});

it.each([
  ['an unknown licence', '"id": "MIT"', '"id": "Made up"'],
  ['a word that the standard does not know', '"version": 1,', '"version": 1, "vresion": 2,'],
  ['a time that is none', '"timestamp": "1970-01-01T00:00:00.000Z"', '"timestamp": "long ago"'],
])('the schema refuses %s', async (_, right, wrong) => {
  const bill = billOfMaterials([shipped({ name: 'ws' })], new Date(0));
  expect(bill).toContain(right);
  expect(await faultsOf(bill.replace(right, wrong))).not.toBeNull();
});
