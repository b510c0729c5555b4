/** The bill of materials of what is shipped, as CycloneDX: every package with a file in a bundle, and Electron. */
import { Enums, Models, Serialize, Spec, SPDX } from '@cyclonedx/cyclonedx-library';
import manifest from '../../package.json' with { type: 'json' };
import { linkOf } from '../notices/notice.ts';
import type { Manifest, ShippedPackage } from '../notices/packages.ts';

/** `@scope/name` in a package address: the at sign is written as %40. */
const purlOf = ({ name, version }: Manifest): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function licenceOf({ license }: Manifest): Models.License | undefined {
  if (!license) return undefined;
  if (/\s(OR|AND|WITH)\s/.test(license)) return new Models.LicenseExpression(license);
  return SPDX.isSupportedSpdxId(license) ? new Models.SpdxLicense(license) : new Models.NamedLicense(license);
}

function componentOf({ manifest: of }: ShippedPackage): Models.Component {
  const [name, group] = of.name.split('/').reverse();
  const component = new Models.Component(of.name === 'electron' ? Enums.ComponentType.Framework : Enums.ComponentType.Library, name, {
    group,
    version: of.version,
    purl: purlOf(of),
    bomRef: purlOf(of),
  });
  const licence = licenceOf(of);
  if (licence) component.licenses.add(licence);
  const link = linkOf(of);
  if (link) component.externalReferences.add(new Models.ExternalReference(link, Enums.ExternalReferenceType.Website));
  return component;
}

/** @param timestamp when it was written; the rest follows from what is shipped */
export function billOfMaterials(shipped: readonly ShippedPackage[], timestamp = new Date()): string {
  const bom = new Models.Bom({ metadata: new Models.Metadata({ timestamp }) });
  const app = new Models.Component(Enums.ComponentType.Application, manifest.name, { version: manifest.version, bomRef: manifest.name });
  app.licenses.add(new Models.SpdxLicense(manifest.license));
  bom.metadata.component = app;
  for (const component of shipped.map(componentOf)) {
    bom.components.add(component);
    app.dependencies.add(component.bomRef);
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}
