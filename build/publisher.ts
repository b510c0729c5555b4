/** Who hands the packages to people, as the environment of a build tells it; the release workflow tells it of the repository's owner. */
import { NOBODYS_ADDRESS } from '../src-shared/protocol/release.ts';

export interface Publisher {
  /** Where new versions are announced, https; its site is the packages' homepage. */
  address: string;
  /** `Name <mail>`, in the Linux packages. */
  maintainer: string;
}

/** Reserved (RFC 2606): of packages that nobody publishes. */
export const NOBODY: Publisher = { address: NOBODYS_ADDRESS, maintainer: 'The Five Forges makers <makers@five-forges.example>' };

/**
 * @param env `RELEASE_ADDRESS` and `MAINTAINER`; what is empty or missing is nobody's
 * @throws Error in one sentence for whoever builds, where one of them cannot be used
 */
export function publisherOf({ RELEASE_ADDRESS: address, MAINTAINER: maintainer }: NodeJS.ProcessEnv): Publisher {
  if (address && !(URL.canParse(address) && new URL(address).protocol === 'https:'))
    throw new Error(`RELEASE_ADDRESS is "${address}", and has to be an https address of a release.json.`);
  if (maintainer && !/^[^<>]+ <[^<>@\s]+@[^<>@\s]+>$/.test(maintainer))
    throw new Error(`MAINTAINER is "${maintainer}", and has to be like: The Makers <makers@their-site.org>`);
  return { address: address ? new URL(address).href : NOBODY.address, maintainer: maintainer ? maintainer : NOBODY.maintainer };
}
