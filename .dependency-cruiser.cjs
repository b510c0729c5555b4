/** Import direction: kernel <- games <- bots <- host <- electron; the renderer sees types, texts and the protocol. */

/** What the window may load from src-shared at run time. Everything else it may only know as a type. */
const RENDERER_MAY_LOAD = [
  '^src-shared/protocol/',
  '^src-shared/kernel/flow\\.ts$',
  // A guest's page commits to what it brings, and checks at the end that all others did what they had committed to.
  '^src-shared/lan/(commitment|draw)\\.ts$',
  '^src-shared/kernel/in-order\\.ts$',
  '^src-shared/text/',
  // A guest's door reads a code as it is typed.
  '^src-shared/lan/(code|names)\\.ts$',
  '^src-shared/wilson\\.ts$',
  '^src-shared/games/[^/]+/text/',
  '^src-shared/games/[^/]+/(flow|types|factions)\\.ts$',
  // The forge of decks rolls, reads codes and counts: pure functions of the card data that texts bring along anyway.
  // What is kept or played goes through the host's own checks.
  '^src-shared/games/[^/]+/decks/(code|roll|fusion|sample-hands)\\.ts$',
  // The forge of cards checks, rates, draws and packs a deck on every press: pure functions of the deck.
  '^src-shared/games/[^/]+/decks/(wire|limits|faults|plain-text|choices|check|check-ability|schema|canonical|deck-string|deck-id|rating|compare|suggest|picture|built-in|practice)\\.ts$',
  // Comparisons of decks: what is asked of the Lab, and what its figures mean; and cards turned up at random.
  '^src-shared/games/[^/]+/decks/parity/[a-z]+\\.ts$',
  '^src-shared/games/[^/]+/decks/generator\\.ts$',
  // Forecasts from a view alone, as pure functions.
  '^src-shared/games/[^/]+/explain/(clashes|threat)\\.ts$',
  // Sample hands of a deck are dealt in the window; what is drawn in a match is drawn in the host.
  '^src-shared/kernel/rng\\.ts$',
  // The deck room draws what is wrong with a list on every press: how lists are made, without the rules of the match.
  '^src-shared/games/[^/]+/(decks|loadouts)/form\\.ts$',
  // Loadouts and maps as files: shape checks for what the player picks.
  '^src-shared/games/[^/]+/(loadouts|maps)/schema\\.ts$',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that load each other cannot be understood, tested or bundled apart. Types may refer both ways.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'kernel-knows-no-game',
      severity: 'error',
      from: { path: '^src-shared/kernel/' },
      to: { path: '^(src-shared/(text|games|bots|protocol)|src-main|src-renderer)/' },
    },
    {
      name: 'words-know-no-game',
      severity: 'error',
      from: { path: '^src-shared/text/' },
      to: { path: '^(src-shared/(games|bots|protocol)|src-main|src-renderer)/' },
    },
    {
      name: 'games-stand-on-the-kernel',
      severity: 'error',
      from: { path: '^src-shared/games/' },
      to: { path: '^(src-shared/(bots|protocol)|src-main|src-renderer)/' },
    },
    {
      name: 'games-know-no-other-game',
      severity: 'error',
      from: { path: '^src-shared/games/([^/]+)/' },
      to: { path: '^src-shared/games/[^/]+/', pathNot: '^src-shared/games/$1/' },
    },
    {
      name: 'window-knows-no-game',
      comment: 'A game brings its window as a GameUi; shared parts get it from the app, and see cards as CardSpecs.',
      severity: 'error',
      from: { path: '^src-renderer/(ui|app|match|screens|client)/' },
      to: { path: '^src-(renderer|shared)/games/' },
    },
    {
      name: 'windows-know-no-other-game',
      severity: 'error',
      from: { path: '^src-renderer/games/([^/]+)/' },
      to: { path: '^src-(renderer|shared)/games/', pathNot: '^src-(renderer|shared)/games/$1/' },
    },
    {
      name: 'host-knows-games-by-their-register',
      severity: 'error',
      from: { path: '^src-main/' },
      to: { path: '^src-shared/games/[^/]+/' },
    },
    {
      name: 'bots-know-only-the-contract',
      severity: 'error',
      from: { path: '^src-shared/bots/' },
      to: { path: '^(src-shared/(games|protocol)|src-main|src-renderer)/', pathNot: '^src-shared/protocol/bot-ids\\.ts$' },
    },
    {
      name: 'protocol-is-schemas',
      comment: 'Every process and the LAN load the protocol: it needs zod and the names of kernel types, nothing else.',
      severity: 'error',
      from: { path: '^src-shared/protocol/' },
      to: { pathNot: ['^src-shared/protocol/', '^src-shared/kernel/', 'node_modules/zod/'] },
    },
    {
      name: 'protocol-takes-only-types-from-the-kernel',
      severity: 'error',
      from: { path: '^src-shared/protocol/' },
      to: { path: '^src-shared/kernel/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shared-runs-everywhere',
      comment: 'src-shared runs in the main process, the bot worker, the page, the commands and the tests.',
      severity: 'error',
      from: { path: '^src-shared/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'shared-needs-only-schemas',
      severity: 'error',
      from: { path: '^src-shared/', pathNot: '^src-shared/(games/[^/]+/decks/(packing|deck-id)|lan/commitment)\\.ts$' },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'decks-are-packed-by-libraries',
      comment: 'Strings that hold a whole deck are compressed and hashed; each library stands behind one module.',
      severity: 'error',
      from: { path: '^src-shared/games/[^/]+/decks/(packing|deck-id)\\.ts$' },
      to: { path: 'node_modules/', pathNot: 'node_modules/(fflate|@noble/hashes)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'commitments-are-hashed-by-a-library',
      severity: 'error',
      from: { path: '^src-shared/lan/commitment\\.ts$' },
      to: { path: 'node_modules/', pathNot: 'node_modules/@noble/hashes/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'xstate-only-drives-live-matches',
      comment: 'Search steps the compiled table. Only the host runs real actors; elsewhere only the types may appear.',
      severity: 'error',
      from: { path: '^src-', pathNot: '^src-main/(host|cli)/' },
      to: { path: 'node_modules/xstate/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'bot-worker-stays-light',
      comment: 'With the rule above this keeps xstate, saves and windows out of the bundle in which bots think.',
      severity: 'error',
      from: { path: '^src-main/workers/(bot|serve|parent|memory|priority)' },
      to: { path: '^src-(main|renderer)/', pathNot: '^src-main/workers/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'arena-stays-light',
      comment: 'The same for the processes in which bots play each other, for the command and for the Lab.',
      severity: 'error',
      from: { path: '^src-main/(arena/|workers/lab-worker)' },
      to: { path: '^src-(main|renderer)/', pathNot: '^src-main/(arena|workers)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'host-is-plain-node',
      severity: 'error',
      from: { path: '^src-main/', pathNot: '^src-main/(electron/|preload)' },
      to: { path: '^(src-main/(electron|preload)|src-renderer/)' },
    },
    {
      name: 'host-touches-the-disk-in-one-place',
      comment:
        'Everything goes through host/env/disk.ts, so that a simulation can let any call fail. The claim of the folder is about real processes.',
      severity: 'error',
      from: { path: '^src-main/host/', pathNot: '^src-main/host/(env/real-disk|store/(folder-claim|process-birth))\\.ts$' },
      to: { dependencyTypes: ['core'], path: '^(node:)?fs(/promises)?$' },
    },
    {
      name: 'no-table-before-it-is-wanted',
      comment: 'What opens ports on the network is loaded when somebody asks for it, with import(), and never before.',
      severity: 'error',
      from: { path: '^src-main/', pathNot: '^src-main/lan/' },
      to: { path: '^src-main/lan/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'host-knows-no-command',
      severity: 'error',
      from: { path: '^src-main/', pathNot: '^src-main/cli/' },
      to: { path: '^src-main/cli/' },
    },
    {
      name: 'electron-only-in-its-folder',
      comment: 'The same host must run where no Electron exists.',
      severity: 'error',
      from: { path: '^src-', pathNot: '^src-main/(electron/|preload)' },
      to: { path: '(^|/)electron(/|$)', dependencyTypesNot: ['local'] },
    },
    {
      name: 'renderer-reaches-no-process',
      severity: 'error',
      from: { path: '^src-renderer/' },
      to: { path: '^src-main/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'renderer-loads-no-rules',
      comment: 'The host is authoritative: the window draws a view and answers with one of the actions offered.',
      severity: 'error',
      from: { path: '^src-renderer/' },
      to: { path: '^src-shared/', pathNot: RENDERER_MAY_LOAD, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'renderer-runs-in-a-sandbox',
      severity: 'error',
      from: { path: '^src-renderer/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nothing-shipped-knows-tests',
      comment: 'Bots that see through everything are for measurements: no app, no command and no bot id leads to them.',
      severity: 'error',
      from: { path: '^src-' },
      to: { path: '^test/' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      // Virtual modules of the build.
      to: { couldNotResolve: true, pathNot: ['^~icons/', '^virtual:', '\\?'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'svelte', 'browser', 'default'] },
  },
};
