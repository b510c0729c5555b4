/**
 * What packages are made of, for electron-builder: one configuration, from which releases, trial packages and the test twin
 * come. docs/packaging.md tells which is which; build/dist/ calls it.
 */
import { join } from 'node:path';
import type { Configuration } from 'electron-builder';
import { APP_ID } from '../src-main/app-id.ts';
import { publisherOf } from './publisher.ts';
import { cleanRuntime } from './dist/clean-runtime.ts';
import { DISK_WINDOW } from './icons/installers.ts';

const ROOT = join(import.meta.dirname, '..');

export const PRODUCT = 'FiveForges';

/** Where the app is built for packaging, apart from the build that `npm start` and tests use. */
export const APP_BUILD = 'dist/app';

export interface Wishes {
  /** The end-to-end tests take hold of a running app through Node's inspector. Only the twin, which nobody gets, leaves it on. */
  twin: boolean;
  /** Puts source maps in, to look for a fault in a package. */
  maps: boolean;
  /** Folder for what is made, relative to the project. */
  output: string;
  /** Folder of an Electron to use in place of the official download. */
  electron?: string;
  /** For certificates, Apple's account and the publisher; unset and empty are the same. */
  env: NodeJS.ProcessEnv;
  /** Packs without trying to make it small. */
  hasty?: boolean;
}

const fuses = (twin: boolean): NonNullable<Configuration['electronFuses']> => ({
  runAsNode: false,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: twin,
  enableCookieEncryption: true,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  // The page is served under a scheme of its own: nothing is loaded from file addresses.
  grantFileProtocolExtraPrivileges: false,
});

/** Files people can open by double click. Icons lie in build/resources under the same names. */
const FILES: [extension: string, name: string, role: 'Editor' | 'Viewer'][] = [
  ['ffmatch', 'Five Forges match', 'Viewer'],
  ['ffdeck', 'Five Forges deck', 'Editor'],
  ['ffmap', 'Five Forges map', 'Editor'],
];

const mimeTypeOf = (extension: string): string => `application/x-five-forges-${extension.slice(2)}`;

/**
 * What the .deb holds beside what electron-builder puts there, by the place where it is installed: the icons of our files, and a word
 * that they have some. electron-builder's own says that they look like any office document; of two files the later name counts.
 */
export const DEB_EXTRAS: Readonly<Record<string, string>> = {
  '/usr/share/mime/packages/five-forges_icons.xml': 'build/file-icons.xml',
  ...Object.fromEntries(
    FILES.flatMap(([extension]) => {
      const name = mimeTypeOf(extension).replace('/', '-');
      return [
        [`/usr/share/icons/hicolor/256x256/mimetypes/${name}.png`, `build/resources/${extension}.png`],
        [`/usr/share/icons/hicolor/scalable/mimetypes/${name}.svg`, `build/resources/${extension}.svg`],
      ];
    }),
  ),
};

/** Debian's package names; Ubuntu 24.04 renamed some. */
const DEB_DEPENDS = [
  'libgtk-3-0 | libgtk-3-0t64',
  'libatspi2.0-0 | libatspi2.0-0t64',
  'libasound2 | libasound2t64',
  'libcups2 | libcups2t64',
  'libnss3',
  'libgbm1',
  'libnotify4',
  'libsecret-1-0',
  'xdg-utils',
];

/** Apple's account for notarization, in any of the three ways that its tool knows. */
const NOTARY: readonly (readonly string[])[] = [
  ['APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER'],
  ['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'],
  ['APPLE_KEYCHAIN', 'APPLE_KEYCHAIN_PROFILE'],
];

const hasAll = (env: NodeJS.ProcessEnv, names: readonly string[]): boolean => names.every((name) => Boolean(env[name]));

/** Without a certificate a Mac app is signed for itself only: Apple's processors start nothing that is not signed at all. */
function macSigning(env: NodeJS.ProcessEnv): Configuration['mac'] {
  const certified = hasAll(env, ['CSC_LINK']) || hasAll(env, ['CSC_NAME']);
  const entitlements = `build/entitlements/${certified ? 'mac' : 'ad-hoc'}.plist`;
  return {
    hardenedRuntime: true,
    gatekeeperAssess: false,
    entitlements,
    entitlementsInherit: entitlements,
    notarize: certified && NOTARY.some((names) => hasAll(env, names)),
    ...(certified ? {} : { identity: '-' }),
  };
}

export function configuration({ twin, maps, output, electron, env, hasty = false }: Wishes): Configuration {
  const { address, maintainer } = publisherOf(env);
  return {
    appId: APP_ID,
    productName: PRODUCT,
    copyright: 'Copyright © 2026 The Five Forges makers',
    artifactName: '${productName}-${version}-${os}-${arch}.${ext}',
    directories: { buildResources: 'build/resources', output },
    files: [{ from: `${APP_BUILD}/out`, to: 'out', filter: ['**/*', '!modules/**', ...(maps ? [] : ['!**/*.map'])] }, 'package.json'],
    extraResources: [
      { from: 'LICENSE', to: 'LICENSE.txt' },
      { from: 'NOTICES.md', to: 'NOTICES.md' },
    ],
    // Where new versions are announced is also where a package says that it comes from.
    extraMetadata: { homepage: new URL(address).origin },
    asar: true,
    ...(hasty ? { compression: 'store' as const } : {}),
    // Everything is bundled: no package is installed beside it.
    npmRebuild: false,
    // The texts are English; Chromium's own menus need no other language.
    electronLanguages: ['en', 'en-US'],
    electronFuses: fuses(twin),
    ...(electron === undefined ? {} : { electronDist: electron, afterExtract: cleanRuntime }),
    // The workflow attaches packages to a release itself.
    publish: null,
    fileAssociations: FILES.map(([ext, name, role]) => ({
      ext,
      name,
      description: name,
      role,
      mimeType: mimeTypeOf(ext),
    })),
    protocols: [{ name: 'Five Forges', schemes: ['fiveforges'] }],
    // AppImages that need no FUSE library of an old version.
    toolsets: { appimage: '1.0.3' },

    win: { target: ['nsis', 'portable'], icon: 'build/resources/icon.ico', requestedExecutionLevel: 'asInvoker' },
    nsis: {
      oneClick: false,
      perMachine: false,
      // Never an administrator: the app is installed for whoever runs the installer.
      allowElevation: false,
      packElevateHelper: false,
      allowToChangeInstallationDirectory: true,
      include: 'build/installer.nsh',
      artifactName: '${productName}-Setup-${version}.${ext}',
      shortcutName: 'Five Forges',
      uninstallDisplayName: 'Five Forges ${version}',
      installerLanguages: ['en_US'],
      differentialPackage: false,
    },
    portable: {
      artifactName: '${productName}-Portable-${version}.${ext}',
      requestExecutionLevel: 'user',
      // Each start unpacks into a folder of its own: a second one would empty the folder that the first one runs from.
      unpackDirName: true,
    },

    mac: {
      target: ['dmg', 'zip'],
      icon: 'build/resources/icon.icns',
      category: 'public.app-category.card-games',
      // Electron's own.
      minimumSystemVersion: '13.0',
      darkModeSupport: true,
      ...macSigning(env),
    },
    dmg: {
      title: 'Five Forges',
      window: { width: DISK_WINDOW.width, height: DISK_WINDOW.height },
      iconSize: DISK_WINDOW.iconSize,
      contents: [
        { ...DISK_WINDOW.app, type: 'file' },
        { ...DISK_WINDOW.applications, type: 'link', path: '/Applications' },
      ],
      writeUpdateInfo: false,
    },

    linux: {
      target: ['AppImage', 'deb', 'tar.gz'],
      icon: 'build/resources/icons',
      executableName: 'five-forges',
      // An AppImage would get --no-sandbox otherwise.
      executableArgs: [],
      syncDesktopName: true,
      category: 'Game;CardGame;',
      synopsis: 'Card games about forges',
      maintainer,
      desktop: { entry: { Name: 'Five Forges', StartupWMClass: 'five-forges' } },
    },
    deb: {
      depends: DEB_DEPENDS,
      recommends: [],
      packageCategory: 'games',
      fpm: Object.entries(DEB_EXTRAS).map(([place, file]) => `${join(ROOT, file)}=${place}`),
    },
  };
}
