/** The synthesiser opens an audio device as soon as it is loaded; a worker has none, and only has it work out samples. */
(globalThis as { AudioContext?: unknown }).AudioContext ??= class {};
