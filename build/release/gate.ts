/** What has to be true before packages are handed to people. */

export interface Release {
  /** Of the release: `v1.2.3`. */
  tag: string;
  /** What the packages say that they are: `1.2.3`. */
  version: string;
  /** Where new versions are announced. */
  address: string;
  /** `Name <mail>` in the Linux packages. */
  maintainer: string;
}

/** Names that belong to nobody, for examples alone (RFC 2606). */
const RESERVED = /\.(invalid|example|test|localhost)$/;

/** @returns what stands against it, a sentence each */
export function objections({ tag, version, address, maintainer }: Release): string[] {
  const against: string[] = [];
  if (tag !== `v${version}`) against.push(`The tag is ${tag}, and the packages would be ${version}: set "version" in package.json.`);
  if (RESERVED.test(new URL(address).hostname))
    against.push(`New versions would be announced at ${address}, which is nobody's: set RELEASE_ADDRESS.`);
  const mail = /<[^@>]+@([^>]+)>/.exec(maintainer)?.[1] ?? '';
  if (mail === '' || RESERVED.test(mail)) against.push(`The maintainer is "${maintainer}", who has no address: set MAINTAINER.`);
  return against;
}

/** What the app reads at the address where versions are announced. */
export const announcementOf = ({ version, address }: Pick<Release, 'version' | 'address'>): string =>
  `${JSON.stringify({ version, page: new URL('.', address).href })}\n`;
