import type { Component } from 'svelte';
import type { Route } from './router.svelte.ts';

/**
 * The screens beside the match, for the frame to show. A page that has them with it gives components, so that nothing flickers; one that
 * fetches them when they are wanted gives promises.
 */
export interface Screens {
  page(): PageScreen | Promise<PageScreen>;
  replay(): ReplayPage | Promise<ReplayPage>;
}

/** Every screen but match and replay. */
export type PageScreen = Component<{ route: Route }>;
export type ReplayPage = Component<{ match: string; at?: number }>;
