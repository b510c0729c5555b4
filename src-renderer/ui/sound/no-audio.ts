/** Stub of `AudioContext` for the worker: zzfx creates one when it is imported, though only its synthesis of samples is used. */
(globalThis as { AudioContext?: unknown }).AudioContext ??= class {};
